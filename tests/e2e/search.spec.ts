import { expect, test } from '@playwright/test'
import { indonesian, languages } from './support/messages'
import { phone } from './support/windows'

const word = {
  q: 'pajak kendaraan',
  service: 'Pembayaran Pajak Kendaraan Bermotor',
  slip: 'pjak kendaraan',
  typed: 'lowon',
  offered: 'Lowongan Kerja',
}
/** A word similar to nothing in the content. */
const nowhere = 'zzqxvw'

const encoded = encodeURIComponent

const { t } = indonesian
const s = t.search

test.describe('search', () => {
  test('a citizen finds a service and opens it', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: s.open }).click()
    await expect(page).toHaveURL(/\/pencarian$/)
    const field = page
      .getByRole('main')
      .getByRole('searchbox', { name: s.label })
      .or(page.getByRole('main').getByRole('combobox', { name: s.label }))
    await field.fill(word.q)
    await field.press('Enter')
    await expect(page).toHaveURL(/[?&]q=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      s.resultsTitle.replace('{query}', word.q),
    )
    const best = page.getByRole('region', { name: s.best })
    await expect(best.locator('mark').first()).toBeVisible()
    await best.getByRole('link', { name: word.service }).click()
    await expect(page).toHaveURL(/\/layanan\//)
  })

  test('a slip is mended, said, and undone with one tap', async ({ page }) => {
    await page.goto(`/pencarian?q=${encoded(word.slip)}`)
    await expect(page.getByText(s.corrected.replace('{words}', word.q))).toBeVisible()
    await expect(page.getByRole('link', { name: word.service })).toBeVisible()
    await page.getByRole('link', { name: s.exact.replace('{query}', word.slip) }).click()
    await expect(page).toHaveURL(/[?&]persis=1/)
    await expect(page.getByText(s.corrected.replace('{words}', word.q))).toHaveCount(0)
  })

  test('the leaders come first for who governs', async ({ page }) => {
    await page.goto(`/pencarian?q=${encoded('siapa gubernur jabar')}`)
    const best = page.getByRole('region', { name: s.best })
    await expect(best.getByRole('link').first()).toHaveAttribute('href', /pimpinan-jabar/)
  })

  for (const { prefix, t: messages } of languages)
    test(`what is no matter of the province says where to go, and calls no page the answer (${prefix || 'id'})`, async ({
      page,
    }) => {
      await page.goto(
        `${prefix}/pencarian?q=${encoded(prefix === '' ? 'paspor hilang' : 'lost passport')}`,
      )
      const office = prefix === '' ? 'Kantor imigrasi' : 'Immigration office'
      const said = messages.matters.answer.elsewhere.replace('{office}', office)
      await expect(page.getByRole('heading', { name: said })).toBeVisible()
      await expect(page.getByRole('link', { name: /imigrasi\.go\.id/ })).toBeVisible()
      await expect(page.getByRole('region', { name: messages.search.best })).toHaveCount(0)
    })

  test('signs without a word lead to the start', async ({ page }) => {
    await page.goto('/pencarian?q=*')
    await expect(page.getByRole('heading', { name: s.start.heading })).toBeVisible()
  })

  test('a word that found nothing is named beside the results of the others, which are called partial', async ({
    page,
  }) => {
    const said = s.unmatched.replace('{words}', `“${nowhere}”`)
    for (const path of ['/pencarian/news', '/pencarian']) {
      await page.goto(`${path}?q=${encoded(`vaksin ${nowhere}`)}`)
      await expect(page.getByRole('main').getByRole('status').getByText(said)).toBeVisible()
    }
    const some = page.getByRole('region', { name: s.partial })
    await expect(some.getByText(s.missing.replace('{words}', `“${nowhere}”`)).first()).toBeVisible()
    await expect(page.getByRole('region', { name: s.best })).toHaveCount(0)
    await page.goto('/pencarian?q=vaksin')
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    await expect(page.getByText(nowhere)).toHaveCount(0)
  })

  test('a content type has its own list with order, size and grid', async ({ page }) => {
    await page.goto('/pencarian?q=anak')
    await page
      .getByRole('navigation', { name: s.domains.nav })
      .getByRole('link', { name: new RegExp(`^${s.domains.news}`) })
      .click()
    await expect(page).toHaveURL(/\/pencarian\/news\?q=anak$/)
    await page.getByLabel(s.filters.order).selectOption({ label: s.filters.orders.judul })
    await page.getByRole('button', { name: s.filters.apply, exact: true }).click()
    await expect(page).toHaveURL(/urut=judul/)
    const titles = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('heading')
      .allTextContents()
    const folded = titles.map((title) =>
      title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim(),
    )
    expect(folded.length).toBeGreaterThan(1)
    expect(folded).toEqual(folded.toSorted())
    await page.getByRole('link', { name: s.filters.views.petak }).click()
    await expect(page).toHaveURL(/tampilan=petak/)
    await expect(page).toHaveURL(/urut=judul/)
  })

  test('a word that the answer above knows, and no page, is not called missing', async ({
    request,
  }) => {
    const html = await (await request.get('/pencarian?q=skck')).text()
    expect(html).toContain(s.empty.besideAnswer.replace('{query}', 'skck'))
    expect(html).not.toContain(s.empty.query.replace('{query}', 'skck'))
  })

  test('words that find nothing say so exactly, with ways on', async ({ page }) => {
    await page.goto(`/pencarian?q=${nowhere}`)
    await expect(
      page.getByText(s.empty.query.replace('{query}', nowhere), { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: s.empty.popularServices })).toBeVisible()
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(2)
  })

  test('an unknown content type leads back to the whole search with the words kept', async ({
    page,
  }) => {
    await page.goto(`/pencarian/sihir?q=${encoded(word.q)}`)
    expect(new URL(page.url()).pathname).toBe('/pencarian')
    expect(new URL(page.url()).searchParams.get('q')).toBe(word.q)
  })

  test('suggestions come while typing and are chosen with the keys', async ({ page }) => {
    await page.goto('/pencarian')
    const field = page.getByRole('main').locator('input[name=q]')
    await field.click()
    await expect(field).toHaveAttribute('role', 'combobox')
    await field.pressSequentially(word.typed)
    const list = page.getByRole('listbox', { name: s.suggestions })
    await expect(list.getByRole('option').first()).toHaveText(word.offered)
    expect(await list.getByRole('option').count()).toBeLessThanOrEqual(5)
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      s.resultsTitle.replace('{query}', word.offered),
    )
  })

  test('hostile words are text', async ({ page }) => {
    const hostile = `<img src=x onerror=alert(1)>" OR 1=1 -- ${'a'.repeat(9_950)}`
    const response = await page.goto(`/pencarian?q=${encoded(hostile)}`)
    expect(response?.status()).toBe(200)
    await expect(page.locator('main img[src=x]')).toHaveCount(0)
    for (const path of [
      '/pencarian?q=%00',
      '/pencarian?q=%E0%A4%A',
      '/pencarian/news?q=*&halaman=-1&urut=x&ukuran=1e9',
    ]) {
      expect((await page.request.get(path)).status(), path).toBeLessThan(500)
    }
  })

  test('announcements have pages', async ({ page }) => {
    await page.goto('/pencarian/announcement')
    await page.getByRole('main').locator('a[href*="/pencarian/announcement/"]').first().click()
    await expect(page.locator('main .prose')).toBeVisible()
  })

  test('search engines know the page, not the words', async ({ page }) => {
    await page.goto(`/pencarian?q=${encoded(word.q)}`)
    await expect(page).toHaveTitle(
      `${s.resultsTitle.replace('{query}', word.q)} - ${t.common.site.name}`,
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.goto('/pencarian')
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
  })
})

test.describe('search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('form, content types, filters and pages work', async ({ page }) => {
    await page.goto('/pencarian')
    await page.getByRole('main').locator('input[name=q]').fill('anak')
    await page.getByRole('main').getByRole('button', { name: s.submit, exact: true }).click()
    await page
      .getByRole('navigation', { name: s.domains.nav })
      .getByRole('link', { name: new RegExp(`^${s.domains.news}`) })
      .click()
    await page.getByLabel(s.filters.order).selectOption({ label: s.filters.orders.terbaru })
    await page.getByRole('button', { name: s.filters.apply, exact: true }).click()
    const query = new URL(page.url()).searchParams
    expect([query.get('q'), query.get('urut')]).toEqual(['anak', 'terbaru'])
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/berita\//)
  })
})

/** Pages with a field to search in, whose placeholder says for what. */
const searchPages = [
  '/',
  '/pencarian',
  '/layanan',
  '/arsip-dan-dokumen',
  '/aduan-warga/new/pantau-aduan',
  '/agenda-jawa-barat-v2',
  '/tentang-jawa-barat/daftar-kabupaten-kota',
  '/tentang-jawa-barat/daftar-perangkat-daerah',
  '/layanan-fase-kehidupan/daftar-layanan?kategori=Kelahiran',
  '/selayang-pandang/prestasi-jawa-barat',
]

test.describe('on a phone', () => {
  // The server and the style sheet lay the fields out.
  test.use({ ...phone, javaScriptEnabled: false })

  for (const { lang, prefix } of languages) {
    test(`every field to search in shows the whole of its placeholder (${lang})`, async ({
      page,
    }) => {
      for (const path of searchPages) {
        await page.goto(`${prefix}${path}`)
        const fields = page.locator('main input[type=search]')
        await expect(fields.first(), path).toBeVisible()
        const widths = await fields.evaluateAll((inputs) =>
          inputs.flatMap((input) => {
            if (!(input instanceof HTMLInputElement)) return []
            const { font, letterSpacing, paddingInlineStart, paddingInlineEnd } =
              getComputedStyle(input)
            const pen = document.createElement('canvas').getContext('2d')
            if (!pen) throw new Error('No canvas to measure with')
            Object.assign(pen, { font, letterSpacing })
            const textWidth = pen.measureText(input.placeholder).width
            const room =
              input.clientWidth -
              Number.parseFloat(paddingInlineStart) -
              Number.parseFloat(paddingInlineEnd)
            return textWidth > room
              ? [`${input.placeholder}: ${Math.ceil(textWidth)} px in ${Math.floor(room)} px`]
              : []
          }),
        )
        expect.soft(widths, path).toEqual([])
      }
    })
  }
})
