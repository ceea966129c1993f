import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { coverOf, chooseCovers } from '@/lib/cover/choose-covers'
import { isSubjectName } from '@/lib/cover/subjects'
import { categorySubjects, tagSubjects, wordSubjects } from '@/lib/cover/tag-subjects'
import { slugOf } from '@/lib/fold'
import { newsCategories } from '@/lib/schemas/news'
import { readContent } from '@/lib/server/content/read-content'
import tagNames from '@/lib/server/seed/content/tags.json'

const { news } = readContent(join('lib', 'server', 'seed', 'content')).items
const articles = news
  .map(({ id, title, category, tags, published_at: publishedAt }) => ({
    slug: slugOf(title, id),
    category,
    tags,
    image: null,
    publishedAt,
  }))
  .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))

/** Subjects of a list in its order. */
const shown = (list: typeof articles) =>
  chooseCovers(list, (article) => article).map(({ picture }) => picture.split('/')[2] ?? '')
const repeats = (subjects: readonly string[]) =>
  subjects.filter((subject, at) => subjects.slice(Math.max(at - 2, 0), at).includes(subject))

describe('covers of the seed’s news', () => {
  it('know every tag, and draw nothing that there is not', () => {
    expect(Object.keys(tagSubjects).toSorted()).toEqual(Object.keys(tagNames).toSorted())
    for (const names of [
      ...Object.values(tagSubjects),
      ...Object.values(categorySubjects),
      Object.values(wordSubjects),
    ]) {
      expect(names.length).toBeGreaterThan(0)
      expect(names.filter((name) => !isSubjectName(name))).toEqual([])
    }
  })

  it('know the subject of each article by its tags', () => {
    expect(articles).toHaveLength(42)
    for (const article of articles)
      expect(article.tags.flatMap((tag) => tagSubjects[tag] ?? [])).toContain(
        coverOf(article).subject,
      )
  })

  it('never show one subject beside or above itself, in any list', () => {
    const lists = [
      articles,
      articles.toReversed(),
      ...newsCategories.map((each) => articles.filter(({ category }) => category === each)),
      ...Object.keys(tagNames).map((tag) => articles.filter(({ tags }) => tags.includes(tag))),
      ...articles.map((article) => [
        article,
        ...articles.filter((other) => other !== article && other.category === article.category),
      ]),
    ]
    for (const list of lists) expect(repeats(shown(list))).toEqual([])
  })

  it('are more than thirty different things', () => {
    expect(new Set(shown(articles)).size).toBeGreaterThan(30)
  })
})
