import { z } from 'zod'
import { CommandFailure } from '../../output'
import { openObjectFolder } from './object-folder'
import type { ObjectStore } from './object-store'
import { type Opening, openSeal, type Seal } from './seal'

/** A backup set that is written to. */
export interface BackupSet {
  store: ObjectStore
  seal: Seal
  /** Whether it was begun just now. */
  isNew: boolean
}

/** A backup set that is read. */
export interface OpenedSet {
  store: ObjectStore
  seal: Pick<Seal, 'ending'>
  opening: Opening
}

/** Loaded only for sets that are encrypted. */
const encryption = () => import('./encryption')

const factsName = 'set.json'
const facts = z.strictObject({
  format: z.literal(1),
  /** Public key that everything in the set is encrypted to; null for a set without encryption. */
  recipient: z.string().nullable(),
})

async function readFacts(store: ObjectStore): Promise<z.output<typeof facts> | null> {
  const bytes = await store.read(factsName)
  if (bytes === null) return null
  try {
    return facts.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  } catch {
    throw new CommandFailure(`${factsName} in ${store.place} is damaged or of a newer portal.`)
  }
}

async function openStore(url: string): Promise<ObjectStore> {
  if (!url.startsWith('s3://')) return openObjectFolder(url)
  // Loaded only when needed: the client of the bucket takes a good part of a second.
  const { openObjectBucket } = await import('./object-bucket')
  return openObjectBucket(url)
}

/**
 * Opens the set of BACKUP_URL to write to, or begins it. A set has one key for good: photos are stored once, so a new key needs a new set.
 * @throws CommandFailure
 */
export async function openSetToWrite(
  url: string,
  recipient: string | undefined,
): Promise<BackupSet> {
  if (recipient === undefined && url.startsWith('s3://'))
    throw new CommandFailure(
      'A bucket takes encrypted backups only: set BACKUP_RECIPIENT to the public key that age-keygen prints.',
    )
  const seal = recipient === undefined ? openSeal : (await encryption()).sealTo(recipient)
  const store = await openStore(url)
  try {
    const found = await readFacts(store)
    if (found && found.recipient !== (recipient ?? null)) {
      throw new CommandFailure(
        `The set in ${store.place} is ${found.recipient === null ? 'not encrypted' : `encrypted to ${found.recipient}`}; ` +
          'to change that, name a new BACKUP_URL and keep the old set until it is too old to be needed.',
      )
    }
    if (!found)
      await store.write(
        factsName,
        Buffer.from(JSON.stringify({ format: 1, recipient: recipient ?? null })),
      )
    return { store, seal, isNew: found === null }
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Opens a set only to look at its runs. @throws CommandFailure when there is none */
export async function openSetToList(
  url: string,
): Promise<{ store: ObjectStore; recipient: string | null }> {
  const store = await openStore(url)
  const found = await readFacts(store).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  if (found) return { store, recipient: found.recipient }
  await store.close()
  throw new CommandFailure(`There is no backup set in ${store.place}.`)
}

/** Opens a set to restore from. @param identityFile private key, needed for an encrypted one @throws CommandFailure */
export async function openSetToRead(
  url: string,
  identityFile: string | undefined,
): Promise<OpenedSet> {
  const { store, recipient } = await openSetToList(url)
  try {
    if (recipient === null) return { store, seal: openSeal, opening: openSeal }
    if (identityFile === undefined)
      throw new CommandFailure(
        `The set in ${store.place} is encrypted to ${recipient}; name the file of its private key with --identity.`,
      )
    return {
      store,
      seal: { ending: '.age' },
      opening: await (await encryption()).openWith(identityFile),
    }
  } catch (error) {
    await store.close()
    throw error
  }
}
