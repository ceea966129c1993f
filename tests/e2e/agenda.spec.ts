import { expect, test } from '@playwright/test'
import { indonesian } from './support/messages'

const agenda = '/agenda-jawa-barat'
const list = '/agenda-jawa-barat-v2'
/** A day whose event is a fact and no example. */
const anniversary = '2027-08-19'
const anniversaryTitle = 'Hari Jadi Provinsi Jawa Barat'

const t = indonesian.t.agenda

test.describe('agenda', () => {
  test('a citizen goes from the month to a day, an event and its file', async ({
    page,
    request,
  }) => {
    await page.goto(agenda)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([t.title])
    await expect(page).toHaveTitle(new RegExp(`^${t.title} `))
    const views = page.getByRole('navigation', { name: t.views.label })
    await expect(views.locator('[aria-current=page]')).toHaveText(t.views.bulan)
    await views.getByRole('link', { name: t.views.hari }).click()
    await expect(views.locator('[aria-current=page]')).toHaveText(t.views.hari)
    const row = page.getByRole('main').getByRole('article').first()
    const title = await row.getByRole('heading').innerText()
    await row.getByRole('link').click()
    const detail = page.getByRole('region', { name: t.detail.label })
    await expect(detail.getByRole('heading', { name: title })).toBeVisible()
    await expect(detail.getByText(t.detail.time)).toBeVisible()
    const file = await request.get(
      (await detail.getByRole('link', { name: t.detail.save }).getAttribute('href')) ?? '',
    )
    expect([file.status(), file.headers()['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ])
    expect(await file.text()).toContain('BEGIN:VEVENT')
  })

  test('a day of another year keeps its address, and leads on and back to today', async ({
    page,
  }) => {
    await page.goto(`${agenda}?tampilan=hari&tanggal=${anniversary}`)
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([
      anniversaryTitle,
    ])
    await expect(page.getByRole('main').getByText(t.exampleNote)).toHaveCount(0)
    await page.getByRole('link', { name: t.next.hari }).click()
    await expect(page).toHaveURL(/tanggal=2027-08-20$/)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: t.today, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${agenda}\\?tampilan=hari$`))
  })

  test('the list is filtered by group, category and words, and says so when nothing is left', async ({
    page,
  }) => {
    await page.goto(list)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([t.listPage.heading])
    await page
      .getByRole('navigation', { name: t.listPage.groupNav })
      .getByRole('link', { name: t.groups.public })
      .click()
    await expect(page).toHaveURL(/kelompok=Umum/)
    await page.locator('summary').filter({ hasText: t.listPage.filterForm }).click()
    await page
      .getByRole('combobox', { name: t.listPage.category })
      .selectOption({ label: t.categories.sports })
    await page.getByRole('button', { name: t.listPage.apply }).click()
    await expect(page).toHaveURL(/kategori=Olahraga/)
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(
      t.categories.sports,
    )
    await page.getByRole('main').getByRole('searchbox').fill('zzqxy')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/kelompok=Umum.*q=zzqxy|q=zzqxy.*kelompok=Umum/)
    await expect(page.getByText(t.empty.filters)).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('views, days, events and filters work', async ({ page }) => {
    await page.goto(agenda)
    await page
      .getByRole('navigation', { name: t.views.label })
      .getByRole('link', { name: t.views.minggu })
      .click()
    await page.getByRole('navigation', { name: t.weekStrip }).getByRole('link').first().click()
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await expect(
      page.getByRole('region', { name: t.detail.label }).getByRole('link', { name: t.detail.save }),
    ).toBeVisible()
    await page.goto(list)
    await page.getByRole('main').locator('summary', { hasText: t.listPage.filterForm }).click()
    await page.getByRole('combobox', { name: t.listPage.when }).selectOption('lalu')
    await page.getByRole('button', { name: t.listPage.apply }).click()
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(
      t.status.FINISHED,
    )
  })
})

test('an event that nobody knows is not found, nonsense shows today', async ({ request }) => {
  expect((await request.get(`${agenda}?id=999999`)).status()).toBe(404)
  expect((await request.get(`${agenda}?id=x&tanggal=kemarin&tampilan=tahun`)).status()).toBe(200)
  expect((await request.get('/kalender/id/tidak-ada.ics')).status()).toBe(404)
})
