import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import { z } from 'zod'
import { randomUuid } from '@/lib/random-uuid'

const bytes = z.custom<ArrayBuffer>(
  (value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]',
)

/** A photo on the device. Its bytes are written once; drafts and queued complaints refer to it by id. */
const storedPhoto = z.object({ id: z.string(), name: z.string(), type: z.string(), bytes })
export type StoredPhoto = z.output<typeof storedPhoto>

/** Rows may come from another version of the portal, so readers validate them. */
interface DeviceSchema extends DBSchema {
  'complaint-drafts': { key: string; value: unknown }
  'complaint-photos': { key: string; value: unknown }
  'complaint-outbox': { key: string; value: unknown }
  'complaint-remembered': { key: string; value: unknown }
}

type DeviceStore =
  | 'complaint-drafts'
  | 'complaint-photos'
  | 'complaint-outbox'
  | 'complaint-remembered'
export type DeviceDatabase = IDBPDatabase<DeviceSchema>
export type DeviceTransaction = IDBPTransaction<DeviceSchema, DeviceStore[], 'readwrite'>

const deviceStores: DeviceStore[] = [
  'complaint-drafts',
  'complaint-photos',
  'complaint-outbox',
  'complaint-remembered',
]
const databaseName = 'portal-jabar'
const version = 3

const firstDraft = z.looseObject({
  photos: z.array(z.object({ name: z.string(), type: z.string(), bytes })),
})

/** Version 1 stored one draft with its photos inside; version 2 stores photos separately, so that typing does not rewrite them. */
async function movePhotosOut(
  transaction: IDBPTransaction<DeviceSchema, DeviceStore[], 'versionchange'>,
) {
  const drafts = transaction.objectStore('complaint-drafts')
  const draft = firstDraft.safeParse(await drafts.get('current'))
  if (!draft.success) return
  const photos = draft.data.photos.map((photo) => ({ id: randomUuid(), ...photo }))
  await Promise.all(
    photos.map((photo) => transaction.objectStore('complaint-photos').put(photo, photo.id)),
  )
  await drafts.put(
    { ...draft.data, photos: photos.map(({ id }) => ({ id, uploaded: null })) },
    'current',
  )
}

/**
 * Opens the database of this device for one operation.
 * @throws when the browser allows no storage, or has no room
 */
export async function withDeviceDatabase<T>(
  work: (database: DeviceDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDB<DeviceSchema>(databaseName, version, {
    upgrade: (opened, oldVersion, _, transaction) => {
      if (oldVersion < 1) opened.createObjectStore('complaint-drafts')
      if (oldVersion < 2) {
        opened.createObjectStore('complaint-photos')
        opened.createObjectStore('complaint-outbox')
      }
      opened.createObjectStore('complaint-remembered')
      if (oldVersion === 1)
        movePhotosOut(transaction).catch((error: unknown) =>
          console.warn('Earlier draft not taken over', error),
        )
    },
    // A tab with a newer version must not wait for this one.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** One readwrite transaction over all stores; resolves once it is durable. @throws as above */
export const changeDevice = <T>(work: (transaction: DeviceTransaction) => Promise<T>): Promise<T> =>
  withDeviceDatabase(async (database) => {
    const transaction = database.transaction(deviceStores, 'readwrite', { durability: 'strict' })
    try {
      const result = await work(transaction)
      await transaction.done
      return result
    } catch (error) {
      // The caller gets the first failure; the aborted transaction is not another one.
      transaction.done.catch(() => undefined)
      throw error
    }
  })

const namedPhotos = z.looseObject({ photos: z.array(z.looseObject({ id: z.string() })) })
const idsIn = (row: unknown) => namedPhotos.safeParse(row).data?.photos.map(({ id }) => id) ?? []

/** Deletes photos that neither the draft nor a queued complaint refers to. */
export async function dropUnnamedPhotos(transaction: DeviceTransaction): Promise<void> {
  const photos = transaction.objectStore('complaint-photos')
  const rows = [
    ...(await transaction.objectStore('complaint-drafts').getAll()),
    ...(await transaction.objectStore('complaint-outbox').getAll()),
  ]
  const named = new Set(rows.flatMap(idsIn))
  for (const id of await photos.getAllKeys()) if (!named.has(id)) await photos.delete(id)
}

export async function putPhotos(
  transaction: DeviceTransaction,
  photos: readonly StoredPhoto[],
): Promise<void> {
  for (const photo of photos) await transaction.objectStore('complaint-photos').put(photo, photo.id)
}

/** The files of photos in the given order; missing or unreadable ones are omitted. */
export async function readPhotos(ids: readonly string[]): Promise<{ id: string; file: File }[]> {
  const rows = await withDeviceDatabase((database) =>
    Promise.all(ids.map((id) => database.get('complaint-photos', id))),
  )
  return rows.flatMap((row) => {
    const photo = storedPhoto.safeParse(row)
    return photo.success
      ? [
          {
            id: photo.data.id,
            file: new File([photo.data.bytes], photo.data.name, { type: photo.data.type }),
          },
        ]
      : []
  })
}

export const photoToStore = async (id: string, file: File): Promise<StoredPhoto> => ({
  id,
  name: file.name,
  type: file.type,
  bytes: await file.arrayBuffer(),
})
