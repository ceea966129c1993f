import { create } from 'xmlbuilder2'
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces'

/** A response body that can be written as JSON and as XML. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [name: string]: Plain }

/** Names of the elements inside a list element, as the standard writes them. */
const itemNames: Record<string, string> = {
  services: 'service',
  service_requests: 'request',
  errors: 'error',
  attributes: 'attribute',
  values: 'value',
  endpoints: 'endpoint',
  formats: 'format',
}

// Characters that XML 1.0 cannot hold, not even escaped.
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

// The writer takes these for entities of its own and would leave the ampersand alone, so `&lt;` typed by a person would arrive as `<`.
const looksEscaped = /&(?=(?:lt|gt|amp|apos|quot);)/g

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value)
}

function append(parent: XMLBuilder, name: string, value: Plain): void {
  const element = parent.ele(name)
  if (value === null) return
  if (isList(value)) for (const item of value) append(element, itemNames[name] ?? 'item', item)
  else if (typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) append(element, key, inner)
  else element.txt(String(value).replace(unwritable, '').replace(looksEscaped, '&amp;'))
}

/** A response body as an XML document; null becomes an empty element. */
export function xmlDocument(root: string, value: Plain): string {
  const document = create({ version: '1.0', encoding: 'utf-8' })
  append(document, root, value)
  return document.end()
}
