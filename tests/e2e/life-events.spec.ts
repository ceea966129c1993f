import { expect, test } from '@playwright/test'
import { id } from './support/messages'

const t = { ...id['life-events'], common: id.common }
const landing = '/layanan-fase-kehidupan'
const list = `${landing}/daftar-layanan`

/** What the seed holds (content facts 5). */
const word = {
  names: [
    'Administrasi Kependudukan',
    'Kelahiran',
    'Sekolah',
    'Pendidikan Tinggi',
    'Lowongan Pekerjaan',
    'Kesehatan Individu & Keluarga',
    'Pernikahan',
    'Pindah Rumah',
    'Kematian Anggota Keluarga',
    'Lanjut Usia',
    'Disabilitas',
    'Memulai Usaha',
    'Punya Kendaraan',
  ],
  birth: 'Kelahiran',
  immunisation: 'Imunisasi',
  maternal: 'Kesehatan Ibu',
  search: 'akta',
}

const address = (parameters: Record<string, string>) =>
  `${list}?${new URLSearchParams(parameters).toString()}`

test.describe('life events', () => {
  test('a citizen chooses what is happening and finds the services for it', async ({ page }) => {
    await page.goto(landing)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible()
    expect(await main.getByRole('article').getByRole('heading').allTextContents()).toEqual(
      word.names,
    )
    await main.getByRole('link', { name: word.birth, exact: true }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: word.birth, exact: true }),
    ).toBeVisible()
    await main.getByRole('region', { name: word.immunisation }).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp('/layanan/[a-z0-9-]+$'))
  })

  test('the name with & survives the way through addresses, sectors and search', async ({
    page,
  }) => {
    await page.goto(address({ kategori: 'Kesehatan Individu & Keluarga' }))
    await page.getByRole('navigation', { name: t.sectorNav }).getByRole('link').last().click()
    await expect(
      page.getByRole('navigation', { name: t.sectorNav }).getByRole('link').last(),
    ).toHaveAttribute('aria-current', 'page')
    const field = page.getByRole('main').getByRole('searchbox', { name: t.searchLabel })
    await field.fill('zzqx')
    await field.press('Enter')
    await expect(page).toHaveURL(/[?&]q=zzqx/)
    const query = new URL(page.url()).searchParams
    expect([query.get('kategori'), query.get('sektor') !== null]).toEqual([word.names[5], true])
    await page.getByRole('link', { name: t.empty.everySector }).click()
    await page.getByRole('link', { name: t.empty.everyService }).click()
    await expect(page.getByRole('heading', { level: 1, name: word.names[5] })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test('a sector narrows the list, is marked, and is known by its name in the other language', async ({
    page,
  }) => {
    await page.goto(address({ kategori: word.birth, sektor: 'Maternal health' }))
    await expect(
      page.getByRole('navigation', { name: t.sectorNav }).locator('[aria-current=page]'),
    ).toHaveText(word.maternal)
    await expect(page.getByRole('main').getByRole('region', { name: word.maternal })).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('region', { name: word.immunisation }),
    ).toHaveCount(0)
  })

  test('search keeps to the life event', async ({ page }) => {
    await page.goto(address({ kategori: word.birth, q: word.search }))
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page.goto(address({ kategori: word.names[4] ?? '', q: word.search }))
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('link', { name: t.empty.everyService })).toBeVisible()
  })

  test('a name that nobody knows is not found, no name leads to the choice', async ({
    page,
    request,
  }) => {
    expect((await request.get(address({ kategori: 'Sihir' }))).status()).toBe(404)
    const response = await page.goto(list)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible()
  })

  test('search engines get titles, both languages and the list', async ({ page }) => {
    await page.goto(address({ kategori: word.birth }))
    await expect(page).toHaveTitle(
      `${t.eventTitle.replace('{name}', word.birth)} - ${t.common.site.name}`,
    )
    await expect(page.locator('link[rel=alternate][hreflang=id]')).toHaveAttribute(
      'href',
      /\/layanan-fase-kehidupan\/daftar-layanan\?kategori=Kelahiran$/,
    )
    await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
      'href',
      /\/en\/layanan-fase-kehidupan\/daftar-layanan\?kategori=Birth$/,
    )
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text): unknown => JSON.parse(text),
    )
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'ItemList' }))
    await page.goto(landing)
    await expect(page).toHaveTitle(`${t.pageTitle} - ${t.common.site.name}`)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every life event has services in every sector', async ({ page }) => {
    for (const name of word.names) {
      const response = await page.goto(address({ kategori: name }))
      expect(response?.status(), name).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      const sectors = (
        await page
          .getByRole('navigation', { name: t.sectorNav })
          .getByRole('link')
          .allTextContents()
      ).slice(1)
      for (const sector of sectors)
        await expect(
          page
            .getByRole('main')
            .getByRole('region', { name: sector, exact: true })
            .getByRole('article')
            .first(),
        ).toBeVisible()
    }
  })

  test('tiles, sectors and search work', async ({ page }) => {
    await page.goto(landing)
    await page
      .getByRole('main')
      .getByRole('link', { name: word.names[5] ?? '', exact: true })
      .click()
    await page
      .getByRole('navigation', { name: t.sectorNav })
      .getByRole('link', { name: 'Rumah Sakit' })
      .click()
    await page.getByRole('main').getByRole('searchbox', { name: t.searchLabel }).fill('rujukan')
    await page.getByRole('main').getByRole('button', { name: t.searchSubmit, exact: true }).click()
    const query = new URL(page.url()).searchParams
    expect([query.get('kategori'), query.get('sektor'), query.get('q')]).toEqual([
      word.names[5],
      'Rumah Sakit',
      'rujukan',
    ])
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/layanan\/rujukan-/)
  })
})
