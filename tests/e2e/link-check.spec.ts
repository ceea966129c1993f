import { expect, test, type BrowserContext } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { indonesian } from './support/messages'

const target = 'https://www.lapor.go.id/aduan?kategori=jalan'
const checkOf = (address: string) => `/verifikasi-link?url=${encodeURIComponent(address)}`

/** Serves other hosts with an empty page and lists their requests with the referrer. */
async function watchOtherHosts(context: BrowserContext) {
  const requests: { url: string; referrer: string | undefined }[] = []
  await context.route(
    (url) => !['127.0.0.1', 'localhost'].includes(url.hostname),
    async (route) => {
      requests.push({ url: route.request().url(), referrer: route.request().headers().referer })
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>lain</title>' })
    },
  )
  return requests
}

const { t } = indonesian
const messages = t['link-check']

test.describe('links to other sites', () => {
  test('open a tab that shows where they lead and waits', async ({ page, context }) => {
    const requests = await watchOtherHosts(context)
    await page.goto('/kebijakan-privasi')
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: `Instagram (${t.common.newTab})`, exact: true })
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
    await expect(tab).toHaveURL(
      new RegExp(`/verifikasi-link\\?url=https%3A%2F%2Fwww\\.instagram\\.com`),
    )
    await expect(tab.getByRole('heading', { level: 1, name: messages.heading })).toBeVisible()
    await expect(tab.getByText('www.instagram.com', { exact: true })).toBeVisible()
    expect(await tab.evaluate(() => window.opener === null)).toBe(true)
    await tab.waitForTimeout(1_000)
    await expect(tab.getByRole('link', { name: messages.continue })).toBeVisible()
    expect(requests).toEqual([])
  })

  test('lead on only when somebody says so, without telling where they come from', async ({
    page,
    context,
  }) => {
    const requests = await watchOtherHosts(context)
    const response = await page.goto(checkOf(target))
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page).toHaveTitle(`${messages.title} - ${t.common.site.name}`)
    await expect(page.getByText(target, { exact: true })).toBeVisible()
    await expect(page.getByText(messages.government)).toBeVisible()
    expect(requests).toEqual([])
    await page.getByRole('link', { name: messages.continue }).click()
    await expect(page).toHaveURL(target)
    expect(requests.slice(0, 1)).toEqual([{ url: target, referrer: undefined }])
  })

  test('are refused in words, with a way back', async ({ page }) => {
    for (const [address, problem] of [
      ['javascript:alert(document.domain)', 'scheme'],
      ['data:text/html,<script>alert(1)</script>', 'scheme'],
      ['//contoh.example', 'unreadable'],
      ['', 'missing'],
      [`https://contoh.example/${'a'.repeat(2_048)}`, 'tooLong'],
    ] as const) {
      await page.goto(checkOf(address))
      await expect(
        page.getByRole('heading', { level: 1, name: messages.refused.heading }),
      ).toBeVisible()
      await expect(page.getByText(messages.refused[problem])).toBeVisible()
      await expectAccessible(page, { isFrameKnown: true })
      const hrefs = await page
        .locator('main a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs, address).toEqual(['/'])
    }
  })

  test('warn of an address that hides its host, and show the true one', async ({ page }) => {
    await page.goto(checkOf('http://jabarprov.go.id@xn--80ak6aa92e.com/masuk'))
    await expect(page.getByText('xn--80ak6aa92e.com', { exact: true })).toBeVisible()
    for (const warning of [messages.credentials, messages.lookalike, messages.unencrypted])
      await expect(page.getByText(warning)).toBeVisible()
    await expect(page.getByText(messages.government)).toBeHidden()
    await expect(page.getByRole('link', { name: messages.continue })).toHaveAttribute(
      'href',
      'http://xn--80ak6aa92e.com/masuk',
    )
    await expectAccessible(page)
  })

  test('lead back where somebody came from', async ({ page }) => {
    await page.goto('/kebijakan-privasi')
    await page.goto(checkOf(target))
    await page.getByRole('link', { name: messages.back }).click()
    await expect(page).toHaveURL(/\/kebijakan-privasi$/)
  })

  test('lead home without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(checkOf(target))
    await expect(page.getByRole('link', { name: messages.continue })).toHaveAttribute(
      'href',
      target,
    )
    await page.getByRole('link', { name: messages.back }).click()
    await expect(page).toHaveURL(/127\.0\.0\.1:3210\/$/)
    await context.close()
  })
})

test('the way back from a tab of its own leaves nothing behind', async ({ page, context }) => {
  await page.goto('/kebijakan-privasi')
  const link = page.getByRole('contentinfo').getByRole('link', { name: /^Instagram/ })
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
  await tab.getByRole('link', { name: 'Kembali' }).waitFor()
  const gone = Promise.race([
    tab.waitForEvent('close'),
    tab.waitForURL((url) => url.pathname === '/'),
  ])
  // The tab may close under the click itself; what counts is that it is gone.
  const back = tab.getByRole('link', { name: 'Kembali' }).click()
  await Promise.all([gone, back.catch(() => undefined)])
})

test('paper shows the address itself', async ({ page, request }) => {
  const list = (await (await request.get('/v1/public/news?per_page=100')).json()) as {
    data: { slug: string }[]
  }
  for (const { slug } of list.data) {
    const { data } = (await (await request.get(`/v1/public/news/slug/${slug}`)).json()) as {
      data: { content: string }
    }
    const address = /data-address="([^"]+)"/.exec(data.content)?.[1]?.replaceAll('&amp;', '&')
    if (!address) continue
    await page.goto(`/berita/${slug}`)
    await page.emulateMedia({ media: 'print' })
    const printed = await page
      .locator('.prose a[data-address]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(printed).toContain(address)
    return
  }
  throw new Error('No article of the seed links another site')
})
