import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { UpstreamFailure } from './upstream-failure'

const unzip = promisify(gunzip)

/**
 * Decompresses a response body. Only gzip, and never beyond the largest size: the Brotli decoder
 * is not safe on every supported Node.
 * @throws UpstreamFailure `encoding` or `too-large`
 */
export async function unpack(
  bytes: Buffer,
  encoding: string | undefined,
  maxBytes: number,
): Promise<Buffer> {
  if (encoding === undefined || encoding === 'identity') return bytes
  if (encoding !== 'gzip') throw new UpstreamFailure('encoding')
  try {
    return await unzip(bytes, { maxOutputLength: maxBytes })
  } catch (error) {
    throw new UpstreamFailure(error instanceof RangeError ? 'too-large' : 'encoding')
  }
}
