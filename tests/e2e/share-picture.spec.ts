import { expect, test } from '@playwright/test'

// The server alone writes what is looked at.
test.use({ javaScriptEnabled: false })

/** Pages of each kind with a picture of their own, and one without. */
const lists = ['/berita', '/en/berita', '/layanan', '/en/arsip-dan-dokumen'] as const
const maxBytes = 300 * 1024

for (const list of lists)
  test(`the first page of ${list} has a picture of its own for previews`, async ({
    page,
    request,
  }) => {
    await page.goto(list)
    await page.locator('main article a').first().click()
    await page.waitForURL((url) => url.pathname.length > list.length)
    const address = await page.locator('meta[property="og:image"]').first().getAttribute('content')
    const { pathname } = new URL(address ?? '')
    expect(pathname).toMatch(
      /^\/gambar-halaman\/(?:id|en)\/(?:berita|layanan|dokumen)\/[a-z0-9-]+\.jpg$/,
    )
    const picture = await request.get(pathname)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await picture.body()).byteLength).toBeLessThan(maxBytes)
  })

test('no picture is drawn for what is no page', async ({ request }) => {
  for (const path of ['id/berita/tidak-ada-1', 'id/lain/a', 'fr/berita/a', 'id/fase/999'])
    expect((await request.get(`/gambar-halaman/${path}.jpg`)).status(), path).toBe(404)
})
