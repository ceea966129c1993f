// Characters that XML 1.0 forbids even when escaped; the library lets them through.
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Text without characters that XML forbids. */
export const plain = (text: string) => text.replace(notXml, '')

/** Text for elements that the library declares as HTML. */
export const asHtml = (text: string) =>
  plain(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Year since which the host's names are given out here (RFC 4151 wants a moment at which the host was ours). */
const tagYear = 2026

/** A name that stays when addresses change: `tag:jabarprov.go.id,2026:berita/12`. */
export const tagUri = (siteOrigin: string, path: string) =>
  `tag:${new URL(siteOrigin).hostname},${tagYear}:${path}`
