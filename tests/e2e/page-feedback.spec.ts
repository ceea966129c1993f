import { expect, type Page, test } from '@playwright/test'
import { withSlugs } from './crawl/slugs'
import { expectAccessible } from './support/accessible'
import { english, indonesian } from './support/messages'

/** A page of each kind that asks whether it helped. */
const pages = [
  '/berita/{news}',
  '/layanan/{service}',
  '/layanan/{service}/standar',
  '/arsip-dan-dokumen/{document}',
  '/pencarian/information/{information}',
  '/agenda-jawa-barat?id={event}',
  '/tentang-jawa-barat',
  '/tentang-jawa-barat/sejarah-jabar',
  '/tentang-jawa-barat/daftar-kabupaten-kota',
  '/tentang-jawa-barat/program-unggulan',
  '/tentang-jawa-barat/program-unggulan?id=1',
  '/selayang-pandang',
  '/sapawarga',
  '/arsip-dan-dokumen/keuangan-daerah',
  '/arsip-dan-dokumen/keuangan-daerah?tahun=2023',
  '/daftar-informasi-publik',
  '/urusan',
  '/kebijakan-privasi',
  '/maklumat-pelayanan',
  '/pengembang',
  '/umpan',
]
const formPath = /name="path" value="([^"]*)"/
const formShown = /name="shown" value="([^"]*)"/
const formVersion = /name="version" value="([^"]*)"/

for (const prefix of ['', '/en'])
  test(`every kind of content page ${prefix} takes an answer about its version`, async ({
    request,
  }) => {
    for (const pattern of pages) {
      const path = prefix + (await withSlugs(request, pattern))
      const html = await (await request.get(path)).text()
      const form = {
        path: formPath.exec(html)?.[1] ?? '',
        version: formVersion.exec(html)?.[1] ?? '',
      }
      expect(form.path, path).toBe(path)
      const response = await request.post('/v1/page-feedback/form', {
        form: { ...form, answer: 'yes' },
        headers: { 'sec-fetch-site': 'same-origin' },
        maxRedirects: 0,
      })
      expect([response.status(), response.headers()['location']], path).toEqual([
        303,
        `${path}#tanggapan-diterima`,
      ])
    }
  })

test('lists, forms and search do not ask', async ({ request }) => {
  for (const path of [
    '/',
    '/berita',
    '/layanan',
    '/pencarian?q=pajak',
    '/agenda-jawa-barat',
    '/aduan-warga',
  ])
    expect(await (await request.get(path)).text(), path).not.toContain('name="version"')
})

test('what was chosen on a page is still chosen after an answer', async ({ request }) => {
  for (const shown of [
    '/daftar-informasi-publik?kelas=berkala',
    '/en/urusan?q=ktp',
    '/tentang-jawa-barat/daftar-kabupaten-kota?q=bogor',
  ]) {
    const html = await (await request.get(shown)).text()
    const form = {
      path: formPath.exec(html)?.[1] ?? '',
      shown: formShown.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '',
      version: formVersion.exec(html)?.[1] ?? '',
    }
    expect([form.path, form.shown]).toEqual([shown.split('?')[0], shown])
    const response = await request.post('/v1/page-feedback/form', {
      form: { ...form, answer: 'yes' },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    })
    expect([response.status(), response.headers()['location']], shown).toEqual([
      303,
      `${shown}#tanggapan-diterima`,
    ])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  const languages = [
    ['', indonesian],
    ['/en', english],
  ] as const
  for (const [prefix, { t: messages }] of languages)
    test(`a reader answers and reports a problem at ${prefix}/ketentuan, without a cookie`, async ({
      page,
      context,
    }) => {
      const t = messages['page-feedback']
      const told = async (of: Page, text: string) => {
        await expect(of.locator(':target')).toHaveText(text)
        await expect(of.locator(':target')).toBeFocused()
      }
      await page.goto(`${prefix}/ketentuan`)
      await expect(page.getByText(t.outcomes.received)).toBeHidden()
      await page.getByRole('button', { name: t.yes, exact: true }).click()
      await told(page, t.outcomes.received)
      await page.getByText(t.report, { exact: true }).click()
      await page.getByLabel(t.problem).selectOption('unclear')
      await page.getByLabel(t.text).fill('Kalimat pertama terlalu panjang.')
      await page.getByRole('button', { name: t.send }).click()
      await told(page, t.outcomes.received)
      expect(await context.cookies()).toEqual([])
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(t.question)).toBeHidden()
    })
})

test('the open form of a page is one that everybody can use', async ({ page }) => {
  const t = indonesian.t['page-feedback']
  await page.goto('/ketentuan#tanggapan-nanti')
  await page.getByText(t.report, { exact: true }).click()
  await expect(page.getByLabel(t.text)).toBeVisible()
  await expectAccessible(page)
})
