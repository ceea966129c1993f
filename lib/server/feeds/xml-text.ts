// What XML 1.0 cannot hold at all, not even escaped; the library lets it through.
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Text as XML can hold it. */
export const plain = (text: string) => text.replace(notXml, '')

/** Text for the places of a feed where the library declares HTML. */
export const asHtml = (text: string) =>
  plain(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Year since which the host's names are given out here (RFC 4151 wants a moment at which the host was ours). */
const tagYear = 2026

/** A name that stays when addresses change: `tag:jabarprov.go.id,2026:berita/12`. */
export const tagUri = (siteOrigin: string, path: string) =>
  `tag:${new URL(siteOrigin).hostname},${tagYear}:${path}`
