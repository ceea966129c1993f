import { z } from 'zod'
import { newsCategories } from '@/lib/schemas/news'
import { itemId } from '../../fields'

/** Head of `news/<name>/id.md` of a content folder. */
export const articleHead = z.strictObject({
  id: itemId,
  title: z.string().min(1).max(255),
  excerpt: z.string().min(1).max(255),
  category: z.enum(newsCategories),
  tags: z.array(z.string().min(1).max(20)).min(1).max(6),
  published_at: z.iso.datetime({ offset: true }),
  author: z.string().min(1),
  /** The day from which the text waits for somebody to look at it again, where it holds dates. */
  review_by: z.iso.date().optional(),
})
/** Head of `en.md` beside it. */
export const translationHead = z.strictObject({
  title: z.string().min(1).max(255),
  excerpt: z.string().min(1).max(255),
})

/** An article as its files say it; `english` is null until it is translated. */
export const articleFile = articleHead.extend({
  body: z.string(),
  english: translationHead.extend({ body: z.string() }).nullable(),
})
export type ArticleFile = z.output<typeof articleFile>
