import { missingScriptWatch } from '@/lib/script-reload'
import type { Rendered } from './render-to-buffer'
import { mediaTypeOfResponse } from './response-headers'

const watch = Buffer.from(`<script>${missingScriptWatch}</script>`)
/** Everything that a browser fetches for the head, or has to wait for before it runs a script that follows. */
const firstFetched = /<(?:link|script)\b/

/**
 * Puts the watch for missing scripts before all that a document fetches. React writes style sheets and scripts first, and a script in the
 * head waits for the style sheets, so a script refused meanwhile would go unnoticed.
 */
export function watchFirst(rendered: Rendered): Rendered {
  if (!mediaTypeOfResponse(rendered).startsWith('text/html')) return rendered
  const { body } = rendered
  const at = body.indexOf(watch)
  // Names of elements are plain ASCII, so places in these first bytes are the same in both.
  const first = body.toString('latin1', 0, Math.max(at, 0)).search(firstFetched)
  if (first < 0) return rendered
  const moved = Buffer.concat([
    body.subarray(0, first),
    watch,
    body.subarray(first, at),
    body.subarray(at + watch.byteLength),
  ])
  return { ...rendered, body: moved }
}
