import { mediaTypeOfResponse } from '../response-headers'
import type { Rendered } from '../render/render-to-buffer'
import { withoutStaticMarkup } from './static-markup'

/** The scripts in which Next writes the payload beside the document, a text each; binary pieces have another number. */
const payloadScript = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
const anyPayload = '<script>self.__next_f.push('

/** A text as script code between single quotes: the payload is full of double ones. Only `<` could end the element it stands in. */
const quoted = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/\\.|'/g, (part) => (part === '\\"' ? '"' : part === "'" ? "\\'" : part))
    .replaceAll('<', '\\u003c')}'`

/**
 * Makes the payload in a document as short as its browser can do with: in one script, and without the markup that stands in the document
 * itself (`withoutStaticMarkup`).
 */
export function shortenInlinePayload(rendered: Rendered): Rendered {
  if (!mediaTypeOfResponse(rendered).startsWith('text/html')) return rendered
  const html = rendered.body.toString('utf8')
  const scripts = [...html.matchAll(payloadScript)]
  const [first] = scripts
  if (!first || html.split(anyPayload).length - 1 !== scripts.length) return rendered
  const payload = scripts.map(([, text = '""']) => String(JSON.parse(text))).join('')
  const script = `${anyPayload}[1,${quoted(withoutStaticMarkup(payload))}])</script>`
  const rest = html.slice(first.index + first[0].length).replaceAll(payloadScript, '')
  return { ...rendered, body: Buffer.from(html.slice(0, first.index) + script + rest) }
}
