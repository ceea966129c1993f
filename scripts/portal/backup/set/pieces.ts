import { CommandFailure } from '../../output'
import { type ObjectStore, objectMaxBytes } from './object-store'

const pieceName = (name: string, at: number) => `${name}.${String(at).padStart(4, '0')}`

/** Something that may be longer than an object, as objects `<name>.0000`, `<name>.0001`, …; joined they are its bytes. */
export interface Pieces {
  pieces: number
  /** Bytes of all of them. */
  stored: number
}

/** Writes a stream of any length with no more than one piece in memory. */
export async function writePieces(
  store: ObjectStore,
  name: string,
  source: AsyncIterable<Uint8Array>,
): Promise<Pieces> {
  const written: Pieces = { pieces: 0, stored: 0 }
  let [held, bytes]: [Uint8Array[], number] = [[], 0]
  const put = async () => {
    await store.write(pieceName(name, written.pieces), Buffer.concat(held))
    written.pieces += 1
    written.stored += bytes
    ;[held, bytes] = [[], 0]
  }
  for await (let part of source) {
    while (bytes + part.byteLength > objectMaxBytes) {
      const room = objectMaxBytes - bytes
      held.push(part.subarray(0, room))
      bytes = objectMaxBytes
      part = part.subarray(room)
      await put()
    }
    held.push(part)
    bytes += part.byteLength
  }
  if (bytes > 0 || written.pieces === 0) await put()
  return written
}

/** @throws CommandFailure when a piece is missing */
export async function* readPieces(
  store: ObjectStore,
  name: string,
  { pieces }: Pick<Pieces, 'pieces'>,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < pieces; at += 1) {
    const bytes = await store.read(pieceName(name, at))
    if (bytes === null)
      throw new CommandFailure(`${pieceName(name, at)} is missing in ${store.place}.`)
    yield bytes
  }
}
