/** Most items of one part: in two languages 10,000 addresses, a fifth of what the protocol allows in a file. */
export const sitemapPartSize = 5_000
/** Most parts of one kind: two kinds grow, and an index may name 50,000 files. */
export const sitemapPartsMax = 20_000

/** Address of an item and when it last changed. */
export interface SitemapEntry {
  slug: string
  updated_at: string
}
