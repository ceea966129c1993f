import { setTimeout as pause } from 'node:timers/promises'
import { untilHydrated } from './support/hydrated'
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { english, indonesian } from './support/messages'
import { follow, setConnection } from './support/page-change'

test.describe('a script that does not come', () => {
  const wizard = '/aduan-warga/buat-aduan'

  /**
   * Blocks all scripts that the first page has not needed, until the page is reloaded or forever.
   * @returns how many were blocked, and how often the page was loaded since
   */
  async function refuseNewScripts(
    page: Page,
    { prefix, isForGood }: { prefix: string; isForGood: boolean },
  ) {
    const known = new Set<string>()
    page.on('request', (request) => known.add(request.url()))
    await page.goto(`${prefix}/aduan-warga`)
    await page.waitForLoadState('networkidle')
    const first = new Set(known)
    const counted = { refused: 0, loads: 0 }
    let isBroken = true
    page.on('request', (request) => {
      if (request.isNavigationRequest() && !isForGood) isBroken = false
    })
    page.on('load', () => (counted.loads += 1))
    await page.route('**/_next/static/chunks/*.js', (route) => {
      if (!isBroken || first.has(route.request().url())) return route.continue()
      counted.refused += 1
      return route.abort()
    })
    return counted
  }

  test('is fetched again by loading the page anew, once', async ({ page }) => {
    await setConnection(page, { saveData: true })
    const counted = await refuseNewScripts(page, { prefix: '', isForGood: false })
    await follow(page, wizard)
    await expect(page).toHaveURL(new RegExp(`${wizard}$`))
    await expect.poll(() => counted.loads).toBe(1)
    expect(counted.refused).toBeGreaterThan(0)
    await untilHydrated(page.locator('main input').first())
    expect(counted.loads).toBe(1)
  })

  const { prefix, t } = english

  test('is told when it is missing again within a minute, and the page is not loaded again', async ({
    page,
  }) => {
    await setConnection(page, { saveData: true })
    const counted = await refuseNewScripts(page, { prefix, isForGood: true })
    await follow(page, `${prefix}${wizard}`)
    // Whether the page can still be read, shows its error page or only the last one depends on which script it is.
    const note = page.getByRole('alert').filter({ hasText: t.navigation.missingScript.text })
    const errorPage = page.getByRole('heading', { level: 1, name: t.common.errorPage.heading })
    const lastPage = page.getByRole('heading', {
      level: 1,
      name: 'An error occurred while showing the error page',
    })
    await expect.poll(() => counted.loads).toBe(1)
    await expect(note.or(errorPage).or(lastPage).first()).toBeVisible()
    await expectAccessible(page)
    await page.waitForTimeout(1_500)
    expect(counted.loads).toBe(1)
  })

  test('ends on the error page when the page was loaded anew a moment ago', async ({ page }) => {
    await setConnection(page, { saveData: true })
    await page.addInitScript(() => sessionStorage.setItem('chunk-reload-at', String(Date.now())))
    const counted = await refuseNewScripts(page, { prefix, isForGood: true })
    await follow(page, `${prefix}${wizard}`)
    await expect(
      page.getByRole('heading', { level: 1, name: t.common.errorPage.heading }),
    ).toBeFocused()
    await expect(page.getByText(t.common.errorPage.code.replace('{code}', '500'))).toBeVisible()
    await expect(page).toHaveTitle(`${t.common.errorPage.title} - ${t.common.site.name}`)
    await expectAccessible(page)
    expect(counted.loads).toBe(0)
    await page.getByRole('link', { name: t.common.errorPage.home }).click()
    await expect(page).toHaveURL(new RegExp(`:3210${prefix || '/'}$`))
  })

  const scriptsOf = (html: string) =>
    [...html.matchAll(/<script(?![^>]*nomodule)[^>]* src="([^"]*\/_next\/static\/[^"]*)"/gi)].map(
      ([, address = '']) => address,
    )

  // The form has nearly all of them; a page of words only says anew what it alone has, and one that both have.
  for (const { path, known } of [
    { path: wizard, known: null },
    { path: '/kebijakan-privasi', known: wizard },
  ]) {
    test(`of the document itself is noticed, whichever it is: ${path}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(path)
      const htmlOf = async (address: string) => (await page.request.get(address)).text()
      const shared = known === null ? [] : scriptsOf(await htmlOf(known)).slice(1)
      const addresses = scriptsOf(await htmlOf(path))
        .filter((address) => !shared.includes(address))
        .map((address) => new URL(address, baseURL).href)
      expect(addresses.length).toBeGreaterThan(known === null ? 3 : 0)
      let loads = 0
      page.on('load', () => (loads += 1))
      const note = page
        .getByRole('alert')
        .filter({ hasText: indonesian.t.navigation.missingScript.text })
      const heading = page.getByRole('heading', { level: 1 })
      const title = await heading.textContent()
      let [refused, isSlow] = ['', false]
      // Until the end: a route that is taken away while a script waits in it lets the page load no more.
      await page.route('**/_next/static/chunks/*.js', async (route) => {
        if (route.request().url() !== refused) return route.continue()
        if (isSlow) await pause(1_000)
        await route.abort()
      })
      let tried = 0
      for (const [index, address] of addresses.entries()) {
        // A page that is rendered again meanwhile may leave it to the bundler to ask for what it does not need at once.
        const html = await (await page.request.get(path)).text()
        if (!html.includes(`src="${new URL(address).pathname}"`)) continue
        tried += 1
        await page.evaluate(() => sessionStorage.clear())
        refused = address
        // Some fail when the page has come alive around them already: the bundler waits for them then.
        isSlow = index % 2 === 1
        loads = 0
        await page.goto(path)
        // The note comes with the second load; a busy machine takes its time for two.
        await expect(note, `without ${address}`).toBeVisible({ timeout: 30_000 })
        // Once, and then it says so: the page can be read meanwhile.
        expect(loads, `without ${address}`).toBeLessThanOrEqual(2)
        // The bundler asks once more after half a second; whoever hears of that failure, too, puts an error page here.
        await pause(1_000)
        await expect(heading).toHaveText(title ?? '')
        await expect(note).toBeVisible()
      }
      expect(tried).toBeGreaterThan(addresses.length / 2)
      await expectAccessible(page)
      refused = ''
      await note.getByRole('button', { name: indonesian.t.navigation.missingScript.reload }).click()
      await expect(note).toBeHidden()
    })
  }
})
