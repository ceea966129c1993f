import { createHash } from 'node:crypto'

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const hasSource = /\ssrc\s*=/i
// Data blocks such as JSON-LD are never run, so the policy does not need to name them.
const isData = /\stype\s*=\s*["']?(?:application\/(?:ld\+)?json|speculationrules|text\/plain)/i

/** Sources (`'sha256-…'`) of every inline script of a finished HTML document, each once, in order of appearance. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(scriptElement)) {
    if (hasSource.test(attributes) || isData.test(attributes) || code === '') continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

/**
 * The policy of an HTML document: own files, and exactly the inline scripts that stand in it.
 * @param frameOrigin the one other site that it may show inside itself
 */
export function pagePolicy(html: string, frameOrigin?: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    `frame-src ${frameOrigin ?? "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The policy of everything that is no page: opened by itself it may do nothing. */
export const inertPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Drawings opened by themselves still need their own style attributes. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"
