import { expect, test } from '@playwright/test'
import { linkCheckPath, readOutboundLink } from '@/lib/outbound-link'

// Seed content is written by hand and links pages by address; a page that does not exist yet must not be promised to readers.
for (const locale of ['id', 'en']) {
  test(`every link of the content leads to a page of the portal (${locale})`, async ({
    request,
  }) => {
    const headers = { 'content-language': locale }
    const sources = [
      { list: '/v1/public/news?per_page=100', detail: '/v1/public/news/slug/' },
      {
        list: '/v1/public/master-data-publications',
        detail: '/v1/public/master-data-publications/slug/',
      },
    ]
    const found = new Map<string, string>()
    for (const { list, detail } of sources) {
      const { data } = (await (await request.get(list, { headers })).json()) as {
        data: { slug: string }[]
      }
      for (const { slug } of data) {
        const item = (await (await request.get(`${detail}${slug}`, { headers })).json()) as {
          data: { content: string }
        }
        for (const [, href = ''] of item.data.content.matchAll(/href="(\/[^"]*)"/g))
          found.set(href.replaceAll('&amp;', '&'), slug)
      }
    }
    expect(found.size).toBeGreaterThan(5)
    for (const [href, slug] of found) {
      const outside = new URL(href, 'http://portal').searchParams.get('url')
      // The check page stands for every address; what counts there is that it would lead on.
      if (href.includes(linkCheckPath))
        expect(readOutboundLink(outside ?? ''), `${href} in ${slug}`).toHaveProperty('link')
      else expect((await request.get(href)).status(), `${href} in ${slug}`).toBe(200)
    }
  })
}
