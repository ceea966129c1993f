import { z } from 'zod'
import type { ComplaintForm } from './model/form'

export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number
  formToken: string
  step: number
  form: ComplaintForm
  photos: { name: string; type: string; bytes: ArrayBuffer }[]
}

/** How long a draft waits on the device, milliseconds: 7 days. */
export const draftLifeMs = 7 * 24 * 60 * 60 * 1000

const position = z.object({ lat: z.number(), lng: z.number() })
const draftSchema: z.ZodType<Draft> = z.object({
  savedAt: z.number(),
  formToken: z.uuid(),
  step: z.number().int().min(1).max(4),
  form: z.object({
    data_wargi: z.object({ name: z.string(), phone: z.string(), email: z.string(), is_email_valid: z.boolean() }),
    informasi_aduan: z.object({
      type: z.enum(['', 'public', 'private']),
      is_anonymous: z.boolean(),
      category: z.string(),
      category_child_id: z.string(),
      sub_category: z.string(),
      sub_category_child_id: z.string(),
      title: z.string(),
      reason: z.string(),
    }),
    lokasi_aduan: z.object({
      province_id: z.string(),
      province_name: z.string(),
      city_id: z.string(),
      city_name: z.string(),
      district_id: z.string(),
      district_name: z.string(),
      village_id: z.string(),
      village_name: z.string(),
      location: position.nullable(),
      location_source: z.enum(['device', 'village']).nullable(),
      place: z.object({ name: z.string(), address: z.string() }),
      address_detail: z.string(),
    }),
  }),
  photos: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]') })),
})

const databaseName = 'portal-jabar'
const storeName = 'complaint-drafts'
/** One draft per device: a second one replaces it. */
const draftKey = 'current'

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return settled(request)
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open(indexedDB)
  try {
    const transaction = database.transaction(storeName, mode)
    // Written means the transaction is through, not that the request was taken.
    const through = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up')))
    })
    const result = await settled(work(transaction.objectStore(storeName)))
    await through
    return result
  } finally {
    database.close()
  }
}

/** Keeps a draft on this device. @throws when the browser allows no storage or has no room */
export const saveDraft = async (draft: Draft): Promise<void> => void (await inStore('readwrite', (store) => store.put(draft, draftKey)))

export const deleteDraft = async (): Promise<void> => inStore('readwrite', (store) => store.delete(draftKey))

/** The draft of this device; null when there is none, or when it was too old or unreadable and therefore deleted. */
export async function loadDraft(now = Date.now()): Promise<Draft | null> {
  const stored = await inStore<unknown>('readonly', (store) => store.get(draftKey))
  if (stored === undefined) return null
  const draft = draftSchema.safeParse(stored)
  if (draft.success && now - draft.data.savedAt < draftLifeMs) return draft.data
  await deleteDraft()
  return null
}
