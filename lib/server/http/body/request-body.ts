import type { IncomingMessage, ServerResponse } from 'node:http'

/** Limits of a request body. Source: security rules, section 2. */
export interface BodyLimits {
  maxBytes: number
  wholeMs: number
  /** Longest pause between two chunks. */
  idleMs: number
  /** Bytes that must arrive in each `idleMs`: a slow trickle would hold a slot for the whole time. */
  paceBytes?: number
}

export const jsonLimits: BodyLimits = { maxBytes: 65_536, wholeMs: 30_000, idleMs: 10_000 }
/** 1 MiB of photo plus 16 KiB of form around it, at 2 KiB/s or more: half the rate of the slowest phone network. */
export const uploadLimits: BodyLimits = {
  maxBytes: 1_048_576 + 16_384,
  wholeMs: 60_000,
  idleMs: 10_000,
  paceBytes: 20_480,
}

export type BodyRefusal = 400 | 408 | 413 | 415

/** The body is refused unread; the connection has to be closed, because the rest of it is still arriving. */
export class BodyRefused extends Error {
  override name = 'BodyRefused'

  constructor(readonly status: BodyRefusal) {
    super(`request body refused with ${status}`)
  }
}

function check({ headers, destroyed }: IncomingMessage, { maxBytes }: BodyLimits) {
  // Cut off while its caller was looked up, so that no event says so any more.
  if (destroyed) throw new BodyRefused(400)
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity')
    throw new BodyRefused(415)
  const announced = headers['content-length']
  if (announced !== undefined && Number(announced) > maxBytes) throw new BodyRefused(413)
}

/**
 * Reads a whole body into memory; its limit is checked against Content-Length first and against the bytes read.
 * @throws BodyRefused 413 too large, 415 encoded, 408 too slow, 400 cut off
 */
export function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: BodyLimits,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    check(request, limits)
    if (request.headers.expect !== undefined) response.writeContinue()
    const chunks: Buffer[] = []
    let received = 0
    const refuse = (status: BodyRefusal) => {
      stop()
      reject(new BodyRefused(status))
    }
    const tooSlow = () => refuse(408)
    const whole = setTimeout(tooSlow, limits.wholeMs)
    const idle = setTimeout(tooSlow, limits.idleMs)
    let receivedBefore = 0
    const pace = setInterval(() => {
      if (received - receivedBefore < (limits.paceBytes ?? 0)) tooSlow()
      receivedBefore = received
    }, limits.idleMs)
    const onData = (chunk: Buffer) => {
      received += chunk.byteLength
      if (received > limits.maxBytes) return refuse(413)
      chunks.push(chunk)
      idle.refresh()
    }
    const onEnd = () => {
      stop()
      resolve(Buffer.concat(chunks))
    }
    const onCut = () => refuse(400)
    function stop() {
      clearTimeout(whole)
      clearTimeout(idle)
      clearInterval(pace)
      request.off('data', onData).off('end', onEnd).off('error', onCut).off('close', onCut)
      // An abort after the refusal must not become an unhandled error event.
      request.on('error', () => undefined)
    }
    request.on('data', onData).on('end', onEnd).on('error', onCut).on('close', onCut)
  })
}
