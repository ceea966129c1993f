import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newsCategories, newsDetail, newsItem, newsList, newsSingle } from '@/lib/schemas/news'
import { good, inEnglish, refused, type Ask } from './ask'

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/
const short = newsItem.pick({
  id: true,
  title: true,
  category: true,
  image: true,
  slug: true,
  link: true,
  author: true,
  published_at: true,
})
const banners = z.object({
  data: z.array(short.extend({ related_news: z.array(short).nullable() })),
})
const tagList = z.array(z.object({ id: z.number(), name: z.string() }))
const tagCounts = z.object({
  data: z.array(z.object({ id: z.number(), name: z.string(), count: z.number().int().positive() })),
})

export function describeNews(ask: Ask) {
  const list = (query = '', init?: RequestInit) =>
    good(ask(`/v1/public/news${query}`, init), newsList)
  const newest = async () => {
    const [item] = (await list('?per_page=1')).data
    if (!item) throw new Error('there is no news')
    return item
  }

  describe('GET /v1/public/news', () => {
    it('lists the newest first, ten to a page', async () => {
      const { data, meta } = await list()
      const times = data.map((item) => item.published_at)
      expect(meta).toMatchObject({
        current_page: 1,
        per_page: 10,
        total_page: Math.ceil(meta.total_count / 10),
      })
      expect(times).toEqual(times.toSorted().toReversed())
      for (const item of data)
        for (const value of [item.published_at, item.created_at, item.updated_at])
          expect(value).toMatch(time)
    })

    it('never repeats or loses an article between pages', async () => {
      const { meta } = await list()
      const ids: number[] = []
      for (let page = 1; page <= meta.total_page; page += 1)
        ids.push(...(await list(`?page=${page}&sort_by=views`)).data.map(({ id }) => id))
      expect(new Set(ids).size).toBe(meta.total_count)
    })

    it('gives at most 100 to a page and an empty one past the end', async () => {
      expect((await list('?per_page=100000')).meta.per_page).toBe(100)
      const beyond = await list('?page=9999')
      expect(beyond.data).toEqual([])
      expect(beyond.meta.total_count).toBeGreaterThan(0)
    })

    it('links to the public page of the asked language by an absolute address', async () => {
      const item = await newest()
      expect(item.link).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/berita/${item.slug}$`))
      expect((await list('?per_page=1', inEnglish)).data[0]?.link).toContain(
        `/en/berita/${item.slug}`,
      )
    })

    it('makes the address from the title and the id', async () => {
      for (const { slug, id } of (await list('?per_page=100')).data) {
        expect(slug).toMatch(new RegExp(`^[a-z0-9-]+-${id}$`))
        expect(slug.length - `-${id}`.length).toBeLessThanOrEqual(89)
      }
    })

    it.each(newsCategories)('takes %s as cat and as cat[]', async (category) => {
      const one = await list(`?cat=${category}&per_page=100`)
      expect(one.meta.total_count).toBeGreaterThan(0)
      expect(new Set(one.data.map((item) => item.category))).toEqual(new Set([category]))
      expect((await list(`?cat%5B%5D=${category}&per_page=100`)).data).toEqual(one.data)
    })

    it('joins several categories with "or"', async () => {
      const count = async (query: string) => (await list(query)).meta.total_count
      expect(await count('?cat=ekonomi&cat[]=sosial')).toBe(
        (await count('?cat=ekonomi')) + (await count('?cat=sosial')),
      )
      expect(await count('?cat=olahraga')).toBe(0)
    })

    it('finds a tag by its name in any case and in both languages', async () => {
      const tag = (await newest()).tags[0]
      const english = (await list('?per_page=1', inEnglish)).data[0]?.tags[0]
      const found = await list(`?tag=${encodeURIComponent(tag?.key.toUpperCase() ?? '')}`)
      expect(found.meta.total_count).toBeGreaterThan(0)
      expect(
        (await list(`?tag=${encodeURIComponent(english?.tag_name ?? '')}`)).meta.total_count,
      ).toBe(found.meta.total_count)
      expect((await list('?tag=xyzzy')).data).toEqual([])
    })

    it('leaves one article out', async () => {
      const { id } = await newest()
      const { data, meta } = await list(`?exclude=${id}&per_page=100`)
      expect(data.map((item) => item.id)).not.toContain(id)
      expect(meta.total_count).toBe((await list()).meta.total_count - 1)
    })

    it('knows articles and no videos yet', async () => {
      expect((await list('?type=article')).meta.total_count).toBe((await list()).meta.total_count)
      expect((await list('?type=video')).meta.total_count).toBe(0)
    })

    it('counts both days of a period, and ignores one date alone', async () => {
      const item = await newest()
      const day = item.published_at.slice(0, 10)
      const { data } = await list(`?start_date=${day}&end_date=${day}`)
      expect(data.map(({ id }) => id)).toContain(item.id)
      for (const found of data) expect(found.published_at.slice(0, 10)).toBe(day)
      expect((await list(`?start_date=${day}`)).meta.total_count).toBe(
        (await list()).meta.total_count,
      )
    })

    it('refuses a date that is none', async () => {
      const { errors } = await refused(
        ask('/v1/public/news?start_date=2026-02-31&end_date=2026-03-01'),
        400,
        'VALIDATION_FAILED',
      )
      expect(errors?.start_date).toEqual(['Tanggal awal harus berupa tanggal, misalnya 2026-01-31'])
    })

    it('finds words of title and excerpt in any order and case, all of them', async () => {
      const { data } = await list('?q=KELAHIRAN%20%20akta')
      expect(data.length).toBeGreaterThan(0)
      for (const { title, excerpt } of data)
        expect(`${title} ${excerpt}`.toLowerCase()).toMatch(/kelahiran/)
      expect((await list('?q=akta%20xyzzy')).data).toEqual([])
    })

    it.each(['_', '%', '\\', "'", '"', ';--', '*'])(
      'takes %s in a search as itself, not as a command',
      async (sign) => {
        expect((await list(`?q=akta${encodeURIComponent(sign)}xyzzy`)).data).toEqual([])
      },
    )

    it('sorts titles from A to Z', async () => {
      const titles = (await list('?sort_by=title&sort_order=asc&per_page=100')).data.map(
        ({ title }) => title.toLowerCase(),
      )
      expect(titles).toEqual(titles.toSorted())
    })

    it.each([
      'sort_by=id;drop',
      'sort_order=sideways',
      'exclude=abc',
      'exclude=99999999999999',
      'type=x',
      'unknown=1',
    ])('%s is as good as not given', async (query) => {
      expect((await list(`?${query}`)).data).toEqual((await list()).data)
    })

    it('refuses a one-value parameter given twice', async () => {
      const { errors } = await refused(
        ask('/v1/public/news?page=1&page=2'),
        400,
        'VALIDATION_FAILED',
      )
      expect(Object.keys(errors ?? {})).toEqual(['page'])
    })

    it('refuses control characters', async () => {
      await refused(ask('/v1/public/news?cat=a%00b'), 400, 'VALIDATION_FAILED')
    })

    it('may be kept for a minute', async () => {
      expect((await ask('/v1/public/news')).headers.get('cache-control')).toBe(
        'public, max-age=60, stale-while-revalidate=300',
      )
    })
  })

  describe('GET /v1/public/news/slug/{slug}', () => {
    it('gives the whole article in the asked language', async () => {
      const { slug, title } = await newest()
      const indonesian = (await good(ask(`/v1/public/news/slug/${slug}`), newsSingle)).data
      const english = (await good(ask(`/v1/public/news/slug/${slug}`, inEnglish), newsSingle)).data
      expect(indonesian).toMatchObject({ title, lang: 'id' })
      expect(english.lang).toBe('en')
      expect(english.content).not.toBe(indonesian.content)
      expect(indonesian.content).toMatch(/^<p>/)
    })

    it('holds only elements and links of the allow-list, in every article', async () => {
      for (const { slug } of (await list('?per_page=100')).data) {
        const { content } = newsDetail.parse(
          (await good(ask(`/v1/public/news/slug/${slug}`, inEnglish), newsSingle)).data,
        )
        // The one element of the portal's own: the words for screen readers at the end of a link to another site.
        const written = content.replaceAll(
          /<span class="sr-only" lang="en"> \([^<]+\)<\/span><\/a>/g,
          '</a>',
        )
        const elements = new Set([...written.matchAll(/<([a-z0-9]+)/g)].map(([, name]) => name))
        expect(
          [...elements].filter(
            (name) =>
              !/^(p|h[234]|ul|ol|li|strong|em|a|blockquote|table|thead|tbody|tr|th|td|br|hr|code|div)$/.test(
                name ?? '',
              ),
          ),
        ).toEqual([])
        for (const [, href] of content.matchAll(/<a href="([^"]*)"/g))
          expect(href, slug).toMatch(/^(https:\/\/|mailto:|tel:|\/en(\/|$))/)
      }
    })

    it.each(['tidak-ada-1', '1', '%27', 'a%20b'])('knows no article %s', async (slug) => {
      for (const init of [{}, inEnglish])
        expect(
          (await refused(ask(`/v1/public/news/slug/${slug}`, init), 404, 'ITEM_NOT_FOUND')).message,
        ).toBe('Your requested Item is not found')
    })
  })

  describe('banner and headline', () => {
    it.each(['banner', 'headline'])('%s names one article of each category', async (name) => {
      const { data } = await good(ask(`/v1/public/news/${name}`), banners)
      expect(data.map(({ category }) => category).toSorted()).toEqual(
        [...newsCategories].toSorted(),
      )
    })

    it('the banner brings up to four others of the same category', async () => {
      for (const { id, category, related_news: related } of (
        await good(ask('/v1/public/news/banner'), banners)
      ).data) {
        expect(related?.length).toBeLessThanOrEqual(4)
        for (const other of related ?? []) {
          expect(other.category).toBe(category)
          expect(other.id).not.toBe(id)
        }
      }
    })

    it('the headline is the newest of its category', async () => {
      for (const { id, category } of (await good(ask('/v1/public/news/headline'), banners)).data) {
        expect((await list(`?cat=${category}&per_page=1`)).data[0]?.id).toBe(id)
      }
    })
  })

  describe('tags', () => {
    it('answers a bare list of tags that hold the word', async () => {
      const { tags } = await newest()
      const word = tags[0]?.key.slice(0, 4) ?? ''
      const found = await good(ask(`/v1/tags?q=${encodeURIComponent(word.toUpperCase())}`), tagList)
      expect(found.map(({ name }) => name)).toContain(tags[0]?.key)
    })

    it.each(['/v1/tags', '/v1/tags?q=', '/v1/tags?q=%20'])('%s finds nothing', async (path) => {
      expect(await good(ask(path), tagList)).toEqual([])
    })

    it('orders popular tags by their number of articles', async () => {
      const { data } = await good(ask('/v1/public/tags/popular?per_page=5'), tagCounts)
      expect(data).toHaveLength(5)
      expect(data.map(({ count }) => count)).toEqual(
        data.map(({ count }) => count).toSorted((a, b) => b - a),
      )
    })
  })
}
