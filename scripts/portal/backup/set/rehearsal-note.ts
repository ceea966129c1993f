import { z } from 'zod'
import type { ObjectStore } from './object-store'

const noteName = 'rehearsal.json'
const note = z.object({ run: z.string(), at: z.iso.datetime() })
type RehearsalNote = z.output<typeof note>

/**
 * Notes a rehearsal that found all well in the set itself: it is held where the private key is, which is not where the portal runs, and the
 * next backup carries it into the portal's measurements.
 */
export const noteRehearsal = (store: ObjectStore, held: RehearsalNote) =>
  store.write(noteName, Buffer.from(JSON.stringify(held)))

/** The last rehearsal; null when none was held. */
export async function lastRehearsal(store: ObjectStore): Promise<RehearsalNote | null> {
  const bytes = await store.read(noteName)
  if (bytes === null) return null
  try {
    return note.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  } catch {
    return null
  }
}
