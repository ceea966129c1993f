import { chooseCovers } from '@/lib/cover/choose-covers'
import type { SearchItem } from '@/lib/schemas/search'

/** A result with the address of its picture; null where an icon stands instead. */
export type PicturedResult = SearchItem & { picture: string | null }

/** Results of a list, articles with a picture or a cover that differs from the articles before them. */
export function picturedResults(items: readonly SearchItem[]): PicturedResult[] {
  const articles = items.filter(({ domain }) => domain === 'news')
  const covered = chooseCovers(articles, ({ thumbnail, slug, category, tags }) => ({
    image: thumbnail,
    slug,
    category,
    tags,
  }))
  const pictures = new Map(covered.map(({ path, picture }) => [path, picture]))
  return items.map((item) => ({ ...item, picture: pictures.get(item.path) ?? null }))
}
