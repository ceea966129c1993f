/** Most items of one part: in two languages 10,000 addresses, a fifth of what the protocol allows in a file. */
export const sitemapPartSize = 5_000
/** Most parts of one kind: three kinds grow, and an index may name 50,000 files. */
export const sitemapPartsMax = 16_000

/** Address of an item and when it last changed. */
export interface SitemapEntry {
  slug: string
  updated_at: string
  /** Where the item's address holds it. */
  category?: string | null
}

/** The addresses of a kind of content that grows, in parts that stay small however many there are. */
export interface SitemapPort {
  /** Numbers of the parts that have addresses, in order; at most `sitemapPartsMax`. */
  parts(): Promise<number[]>
  /** Live items of a part, at most `sitemapPartSize`; none of an unknown part. `updated_at` is as stored. */
  entries(part: number): Promise<SitemapEntry[]>
}
