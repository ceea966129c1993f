import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What a transform makes of a stream; a failure of the stream is one of the result. */
export function through(
  source: AsyncIterable<Uint8Array>,
  transform: Transform,
): AsyncIterable<Buffer> {
  // It reaches whoever reads the result.
  pipeline(Readable.from(source, { objectMode: false }), transform).catch(() => undefined)
  return transform
}
