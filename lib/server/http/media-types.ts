import { extname } from 'node:path'

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

/** Media type by file name; unknown endings are bytes to download, never guessed. */
export const mediaTypeOf = (file: string) =>
  types[extname(file).toLowerCase()] ?? 'application/octet-stream'

const textual =
  /^(?:text\/|image\/svg\+xml|application\/(?:json|xml|wasm|manifest\+json|[a-z.+-]+\+(?:json|xml)))/

/** Whether compressing a media type saves bytes; pictures, fonts and films already are compressed. */
export const isCompressible = (mediaType: string) => textual.test(mediaType)
