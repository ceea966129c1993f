import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import {
  changeDevice,
  dropUnnamedPhotos,
  putPhotos,
  withDeviceDatabase,
  type StoredPhoto,
} from '@/lib/device/device-database'
import { isWordedAs, outboxEntry } from './outbox/outbox-entry'
import { namedPhoto, storedForm } from './stored-form'

/** How long a draft waits on the device, milliseconds: 7 days. */
export const draftLifeMs = 7 * millisecondsInDay

const draftSchema = z.object({
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  formToken: z.uuid(),
  step: z.number().int().min(1).max(4),
  form: storedForm,
  photos: z.array(namedPhoto),
})
export type Draft = z.output<typeof draftSchema>

/** One draft per device: a second one replaces it. */
const draftKey = 'current'
const tokenOf = z.looseObject({ formToken: z.string() })

/** Keeps a draft on this device, with the photos that were not written before. @throws when the browser allows no storage or has no room */
export const saveDraft = (draft: Draft, newPhotos: readonly StoredPhoto[] = []): Promise<void> =>
  changeDevice(async (transaction) => {
    await putPhotos(transaction, newPhotos)
    await transaction.objectStore('complaint-drafts').put(draft, draftKey)
    await dropUnnamedPhotos(transaction)
  })

/** @param formToken deletes the draft only when it is the one of this form */
export const deleteDraft = (formToken?: string): Promise<void> =>
  changeDevice(async (transaction) => {
    const drafts = transaction.objectStore('complaint-drafts')
    const saved = tokenOf.safeParse(await drafts.get(draftKey))
    if (formToken !== undefined && saved.data?.formToken !== formToken) return
    await drafts.delete(draftKey)
    await dropUnnamedPhotos(transaction)
  })

/**
 * The draft of this device; null when there is none, or when it was too old or unreadable and therefore deleted. The draft of a
 * complaint that already waits for the network, or was sent, is none, unless its author has changed it since.
 */
export async function loadDraft(now = Date.now()): Promise<Draft | null> {
  const stored = await withDeviceDatabase((database) => database.get('complaint-drafts', draftKey))
  if (stored === undefined) return null
  const draft = draftSchema.safeParse(stored)
  if (!draft.success || now - draft.data.savedAt >= draftLifeMs) {
    await deleteDraft()
    return null
  }
  const { savedAt, formToken, form, photos } = draft.data
  const row = await withDeviceDatabase((database) => database.get('complaint-outbox', formToken))
  const entry = outboxEntry.safeParse(row).data
  if (!entry || entry.state === 'editing') return draft.data
  return savedAt > entry.queuedAt && !isWordedAs(entry, form, photos) ? draft.data : null
}
