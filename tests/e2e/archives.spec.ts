import { expect, test } from '@playwright/test'
import { archiveAddress } from '@/lib/address/lists/archive-address'
import { localePath } from '@/lib/i18n/locales'
import { archiveTopicNames } from '@/lib/schemas/archives'
import { en, id } from './support/messages'
import { wide } from './support/windows'

/** A document of the seed. */
const word = { query: 'wealth', title: 'Wealth reports of officials (LHKPN)' }

const { archives: t } = en
const at = (path: string) => localePath('en', path)

test.describe('the archive in English', () => {
  test.use(wide)

  test('topic, year and order narrow the list, whose titles are targets of at least 24 px, and stay in the address', async ({
    page,
  }) => {
    await page.goto(at(archiveAddress.path))
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
    await expect(main.getByRole('article')).toHaveCount(10)
    const heights = await page
      .locator('main article h3 a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
    expect(heights).toHaveLength(10)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
    await main
      .getByRole('navigation', { name: t.topicNav })
      .getByRole('link', { name: archiveTopicNames['dokumen-perencanaan'].en })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      archiveTopicNames['dokumen-perencanaan'].en,
    )
    await main.getByRole('combobox', { name: t.year }).selectOption('2024')
    await main.getByRole('combobox', { name: t.sort }).selectOption('judul')
    await main.getByRole('button', { name: t.applyFilters }).click()
    await expect(page).toHaveURL(/topik=dokumen-perencanaan&tahun=2024&urut=judul/)
    await expect(main.getByRole('article')).toHaveCount(1)
  })

  test('a document is found, read as a page and saved as a file; an accessible copy is asked for in the complaint form, which names it', async ({
    page,
  }) => {
    await page.goto(at(archiveAddress.path))
    const main = page.getByRole('main')
    const field = main.getByRole('searchbox', { name: t.searchLabel })
    await field.fill(word.query)
    await field.press('Enter')
    await main.getByRole('link', { name: t.previewOf.replace('{title}', word.title) }).click()
    await expect(page.getByRole('heading', { level: 1, name: word.title })).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: new RegExp(`^${t.download}`) }).click(),
    ])
    expect(file.suggestedFilename()).toBe('lhkpn-en.pdf')
    expect(await file.failure()).toBeNull()
    const { complaint } = en
    await main.getByRole('link', { name: t.accessibleCopy.ask }).click()
    await page.getByLabel(complaint.fields.name).fill('Siti Rahayu')
    await page.getByLabel(complaint.fields.phone).fill('081234567890')
    await page.getByLabel(complaint.fields.email).fill('siti.rahayu@gmail.com')
    await page.getByRole('button', { name: complaint.wizard.next.toInformation }).click()
    await expect(page.getByLabel(complaint.fields.title)).toHaveValue(t.accessibleCopy.subject)
    await expect(page.getByLabel(complaint.fields.reason)).toHaveValue(
      /Wealth reports of officials \(LHKPN\)/,
    )
    await expect(page.getByLabel(complaint.fields.category, { exact: true })).toHaveValue(
      'layanan-pemerintahan',
    )
  })

  test('nothing found says so and shows a way out', async ({ page }) => {
    await page.goto(at(`${archiveAddress.path}?q=zzqx`))
    await page.getByRole('link', { name: t.empty.everyDocument }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
    await page.goto(at(`${archiveAddress.path}?halaman=99&topik=sihir&tahun=x&urut=x`))
    await expect(page.getByText(t.empty.page)).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('topics, filters, search and pages of the archive work', async ({ page }) => {
    const t = id.archives
    await page.goto(archiveAddress.path)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: archiveTopicNames['dokumen-perencanaan'].id }).click()
    await main.getByRole('searchbox', { name: t.searchLabel }).fill('rencana')
    await main.getByRole('button', { name: t.searchSubmit, exact: true }).click()
    const query = new URL(page.url()).searchParams
    expect([query.get('topik'), query.get('q')]).toEqual(['dokumen-perencanaan', 'rencana'])
    await expect(main.getByRole('article').first()).toBeVisible()
    await page.goto(archiveAddress.path)
    await main.getByRole('link', { name: id.common.pagination.page.replace('{page}', '2') }).click()
    await expect(page).toHaveURL(/halaman=2/)
    await expect(main.getByRole('article')).toHaveCount(10)
  })
})
