import type { NewsItem } from '@/lib/schemas/news'
import { chooseCovers, coverOf } from './choose-covers'
import { coverPath } from './cover-path'

type Article = Pick<NewsItem, 'image' | 'slug' | 'category' | 'tags'>

const described = ({ image, slug, category, tags }: Article) => ({
  image,
  slug,
  category,
  tags: tags.map(({ key }) => key),
})

/** An article with the address of its picture. */
export type PicturedNews = NewsItem & { picture: string }

/** The cover of an article that stands alone. */
export const newsCover = (article: Article) => coverOf(described(article))

/** Address of the picture of an article that stands alone. */
export const newsPicture = (article: Article) => article.image ?? coverPath(newsCover(article))

/** Articles of a list with their pictures. */
export const picturedNews = <Item extends Article>(articles: readonly Item[]) =>
  chooseCovers(articles, described)
