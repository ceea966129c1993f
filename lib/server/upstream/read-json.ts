import type { IncomingMessage } from 'node:http'
import { callUpstream } from './call-upstream'
import { unpack } from './unpack'
import { UpstreamFailure } from './upstream-failure'

/** Largest response, bytes (security file, section 9). */
const upstreamMaxBytes = 262_144

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > upstreamMaxBytes) throw new UpstreamFailure('too-large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

async function textOf(response: IncomingMessage): Promise<string> {
  const encoding = response.headers['content-encoding']
  if (encoding !== undefined && encoding !== 'gzip' && encoding !== 'identity')
    throw new UpstreamFailure('encoding')
  return (await unpack(await bytesOf(response), encoding, upstreamMaxBytes)).toString('utf8')
}

function refuseStatus(status: number): void {
  if (status >= 300 && status < 400) throw new UpstreamFailure('redirect', status)
  if (status !== 200) throw new UpstreamFailure('status', status)
}

/**
 * Reads JSON from a configured address: no redirects, gzip or uncompressed, bounded in time and size.
 * @throws UpstreamFailure and nothing else
 */
export const readUpstreamJson = (
  url: URL,
  timeoutMs?: number,
  headers?: Readonly<Record<string, string>>,
): Promise<unknown> =>
  callUpstream(url, { accept: 'application/json', timeoutMs, headers }, async (response) => {
    refuseStatus(response.statusCode ?? 0)
    return parseJson(await textOf(response))
  })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UpstreamFailure('format')
  }
}
