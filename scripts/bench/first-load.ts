import { brotliCompressSync, constants } from 'node:zlib'

const scriptTag = /<script\b[^>]*\bsrc="([^"]+)"[^>]*>/gi
// Old browsers alone load these.
const isForOldBrowsers = (tag: string) => /\bnomodule\b/i.test(tag)

/** Addresses of the scripts a modern browser loads with a page, each once. */
export function scriptsOf(html: string): string[] {
  const sources = [...html.matchAll(scriptTag)]
    .filter(([tag]) => !isForOldBrowsers(tag))
    .map(([, source = '']) => source.replaceAll('&amp;', '&'))
  return [...new Set(sources)]
}

const brotliBytes = (body: Uint8Array) =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength

/** Script bytes of a page's first load, brotli at full effort. */
export async function firstLoadBytes(origin: string, path: string): Promise<number> {
  const html = await (await fetch(`${origin}${path}`)).text()
  let sum = 0
  for (const source of scriptsOf(html)) {
    const response = await fetch(new URL(source, origin))
    if (!response.ok) throw new Error(`script ${source} of ${path} answered ${response.status}`)
    sum += brotliBytes(new Uint8Array(await response.arrayBuffer()))
  }
  return sum
}
