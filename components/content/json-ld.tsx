// `<` is the only character that could end the script element; JSON allows it escaped.
const safe = (value: object) => JSON.stringify(value).replace(/</g, '\\u003c')

/** Structured data for search engines. The text is data, never markup: every `<` is escaped. */
export function JsonLd({ value }: { value: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe(value) }} />
}
