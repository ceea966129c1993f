import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { single } from '@/lib/schemas/list'
import { pageFeedbackReceipt } from '@/lib/schemas/page-feedback'
import { type Ask, good, ownPage, refused, sent } from './ask'

const receipt = single(pageFeedbackReceipt)
const articles = z.object({ data: z.array(z.object({ slug: z.string() })).min(1) })

/** What a page says of itself in its form. */
function formIn(html: string): { path: string; version: string } {
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]
  return z.object({ path: z.string(), version: z.string() }).parse({
    path: valueOf('path'),
    version: valueOf('version'),
  })
}

export function describePageFeedback(ask: Ask) {
  const article = async (language = '') => {
    const { data } = await good(ask('/v1/public/news?per_page=1'), articles)
    return formIn(await (await ask(`${language}/berita/${data[0]?.slug}`)).text())
  }

  describe('what readers say about pages', () => {
    it('is bound to the version that the page names, and counts once', async () => {
      const page = await article()
      const call = () => ask('/v1/page-feedback', sent('POST', { ...page, is_helpful: true }))
      expect((await good(call(), receipt)).data.is_new).toBe(true)
      expect((await good(call(), receipt)).data.is_new).toBe(false)
    })

    it('is told apart by language, in reports as well', async () => {
      const page = await article('/en')
      expect(page.path).toMatch(/^\/en\/berita\//)
      const report = { ...page, problem: 'broken', text: 'Tautan mati.' }
      const call = () => ask('/v1/page-reports', sent('POST', report))
      expect((await good(call(), receipt)).data.is_new).toBe(true)
      expect((await good(call(), receipt)).data.is_new).toBe(false)
    })

    it('leads a form without scripts back to its page', async () => {
      const page = await article()
      const response = await ask('/v1/page-feedback/form', {
        method: 'POST',
        body: new URLSearchParams({ ...page, answer: 'no' }),
        headers: ownPage,
        redirect: 'manual',
      })
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `${page.path}#tanggapan-diterima`,
      ])
      expect(response.headers.get('set-cookie')).toBeNull()
    })

    it('refuses another version, another site and what is no content page', async () => {
      const page = await article()
      const body = { ...page, is_helpful: true }
      const call = (more: object, headers?: Record<string, string>) =>
        ask('/v1/page-feedback', sent('POST', { ...body, ...more }, headers))
      await refused(call({ version: '2020-01-01' }), 409, 'PAGE_CHANGED')
      await refused(call({}, { 'sec-fetch-site': 'cross-site' }), 403, 'FORBIDDEN_ORIGIN')
      for (const path of ['/berita', '/', '/berita/tidak-ada', '/aduan-warga/cek-status'])
        await refused(call({ path }), 404, 'ITEM_NOT_FOUND')
    })
  })
}
