import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendHtml, startEntry } from './entry-harness'

const editorOrigin = 'https://redaksi.example'
const good = '/preview/layanan-publik?id=1&token=baik'

describe('previews', () => {
  let site: Awaited<ReturnType<typeof startEntry>>
  beforeAll(async () => {
    site = await startEntry(
      ({ url }, response) =>
        sendHtml(
          response,
          url,
          url.includes('layanan-publik') && !url.endsWith('baik') ? 404 : 200,
        ),
      { editorOrigin },
    )
  })
  afterAll(() => site.stop())

  it.each([good, `/en${good}`, '/preview/layanan-publik?id=1&token=salah'])(
    '%s is stored nowhere, kept out of every index and shown inside the editor alone',
    async (path) => {
      const { headers } = await site.call(path)
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
      })
      expect(String(headers['content-security-policy'])).toMatch(
        /frame-ancestors https:\/\/redaksi\.example$/,
      )
      const before = site.requests.length
      await site.call(path)
      expect(site.requests.length).toBeGreaterThan(before)
    },
  )

  it('answer every refusal with the same page and status 404, in the language of the address', async () => {
    const refusals = await Promise.all(
      ['?id=1&token=salah', '?id=2', '', '?token=x&id=a'].map((query) =>
        site.call(`/preview/layanan-publik${query}`),
      ),
    )
    expect(new Set(refusals.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(refusals[0]).toMatchObject({ status: 404 })
    expect(refusals[0]?.text).toContain('<h1>/preview/tidak-berlaku</h1>')
    expect((await site.call('/en/preview/layanan-publik')).text).toContain(
      '<h1>/en/preview/tidak-berlaku</h1>',
    )
    expect(await site.call('/preview/tidak-berlaku')).toMatchObject({ status: 404 })
  })

  it('of an item are the page that shows it, without scripts, kept nowhere', async () => {
    const scoped: string[] = []
    const item = await startEntry(
      ({ url }, response) => {
        response.setHeader('Link', '</_next/static/a.js>; rel=preload; as=script')
        sendHtml(response, url)
      },
      {
        openPreview: async (search, locale, ip) =>
          search.includes('token=baik')
            ? {
                address: '/selayang-pandang/prestasi-jawa-barat?q=juara&lain=1#a',
                render: (work) => {
                  scoped.push(`${locale} ${ip}`)
                  return work()
                },
              }
            : null,
      },
    )
    const path = '/preview/halaman?jenis=awards&id=1&token=baik'
    for (const prefix of ['', '/en']) {
      const { status, text, headers } = await item.call(`${prefix}${path}`)
      expect(status).toBe(200)
      expect(text).toContain(`<h1>${prefix}/selayang-pandang/prestasi-jawa-barat?q=juara</h1>`)
      expect(text).not.toContain('<script')
      expect(text).toContain('<html data-preview="item">')
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
      })
      // It would fetch the scripts that the page does without.
      expect(headers.link).toBeUndefined()
    }
    expect(scoped).toEqual(['id 127.0.0.1', 'en 127.0.0.1'])
    // Everybody's page is rendered on its own.
    expect((await item.call('/selayang-pandang/prestasi-jawa-barat?q=juara')).text).toContain(
      '<script',
    )
    expect(scoped).toHaveLength(2)
    const refused = await item.call(path.replace('baik', 'salah'))
    expect([refused.status, refused.text.includes('<h1>/preview/tidak-berlaku</h1>')]).toEqual([
      404,
      true,
    ])
    expect(item.requests.every(({ headers }) => !('cookie' in headers))).toBe(true)
    await item.stop()
  })

  it('are the only pages that the editor may show inside its own', async () => {
    expect(String((await site.call('/layanan')).headers['content-security-policy'])).toContain(
      "frame-ancestors 'none'",
    )
  })

  it('stand in no other page while no editor is set', async () => {
    const plain = await startEntry(({ url }, response) => sendHtml(response, url))
    const { headers } = await plain.call(good)
    await plain.stop()
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'")
  })

  it('do not exist when the page of refusals does not', async () => {
    const without = await startEntry(({ url }, response) =>
      sendHtml(response, url, url.startsWith('/preview') ? 404 : 200),
    )
    const { status, text } = await without.call(good)
    await without.stop()
    expect(status).toBe(404)
    expect(text).toContain('<h1>/tidak-ditemukan</h1>')
  })

  it('take documents of 256 KB and no more', async () => {
    const path = '/v1/public/master-data-publications/preview/1'
    const post = (length: number) =>
      site.call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: 'a'.repeat(length),
      })
    expect((await post(262_144)).status).not.toBe(413)
    expect((await post(262_145)).status).toBe(413)
  })
})
