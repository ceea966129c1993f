import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': 'application/xml; charset=utf-8',
}

/** Media type by file extension; unknown ones are `application/octet-stream`, never guessed. */
export const mediaTypeOf = (file: string) =>
  types[extname(file).toLowerCase()] ?? 'application/octet-stream'

const textual =
  /^(?:text\/|image\/svg\+xml|application\/(?:json|xml|wasm|manifest\+json|[a-z.+-]+\+(?:json|xml)))/

/** Whether compressing a media type saves bytes; pictures, fonts and videos are compressed already. */
export const isCompressible = (mediaType: string) => textual.test(mediaType)

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const gzipOf = promisify(gzip)
const brotliOf = promisify(brotliCompress)

/** Smallest body worth compressing, bytes: below, it saves less than the header costs. */
const worthwhileBytes = 860

/** Compression effort. `page`: about 2 ms for 50 KB, once per minute and page. `build`: the smallest, once per deploy. */
export type Effort = 'page' | 'start' | 'build'

const levels: Record<Effort, { gzip: number; brotli: number }> = {
  page: { gzip: 6, brotli: 5 },
  start: { gzip: 9, brotli: 9 },
  build: { gzip: 9, brotli: 11 },
}

export interface Bodies {
  identity: Buffer
  gzip?: Buffer
  br?: Buffer
}

/** Compresses a body in every encoding, off the main thread; results that are not smaller are left out. */
export async function compressed(identity: Buffer, effort: Effort): Promise<Bodies> {
  if (identity.byteLength < worthwhileBytes) return { identity }
  const level = levels[effort]
  const [zipped, brotli] = await Promise.all([
    gzipOf(identity, { level: level.gzip }),
    brotliOf(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
  ])
  return {
    identity,
    ...(zipped.byteLength < identity.byteLength && { gzip: zipped }),
    ...(brotli.byteLength < identity.byteLength && { br: brotli }),
  }
}

function readAcceptEncoding(header: string): readonly Encoding[] {
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const weight = Number(
      parameters
        .find((parameter) => parameter.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    )
    weights.set(name.trim().toLowerCase(), Number.isFinite(weight) ? weight : 0)
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const wanted = (['br', 'gzip'] as const)
    .filter((name) => weightOf(name) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
  return [...wanted, 'identity']
}

const seen = new Map<string, readonly Encoding[]>()
const seenMax = 256
const headerMaxLength = 256

/** Encodings a client accepts, best first; `identity` always comes last, even when refused, because a readable body is better than a 406. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header || header.length > headerMaxLength) return ['identity']
  const known = seen.get(header)
  if (known) return known
  const read = readAcceptEncoding(header)
  if (seen.size >= seenMax) seen.clear()
  seen.set(header, read)
  return read
}
