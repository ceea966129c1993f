import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { untilHydrated } from './support/hydrated'
import { expectFocusInDialog, tabTo } from './support/keyboard'
import { indonesian } from './support/messages'
import { openFeatureSheet, openWidget } from './support/open-widget'
import { putOn, setBrowserTextSize, styleOf } from './support/text-room'
import { phone, wide } from './support/windows'

const narrowSize = { width: 1280, height: 800 }
const phoneSize = phone.viewport
const wideSize = wide.viewport

test.use(wide)

const quickAccesses = '**/v1/public/quick-accesses?*'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Waits until the sheet rests with its top where the given part of the window's height begins. */
async function restsAt(sheet: Locator, share: number) {
  await expect
    .poll(async () => (await sheet.boundingBox())?.y)
    .toBeCloseTo(phoneSize.height * (1 - share), 0)
  expect((await sheet.boundingBox())?.height).toBeCloseTo(phoneSize.height * share, 0)
}

/** Takes the sheet by its title and lets go where it has the given part of the window's height. */
async function dragTo(page: Page, sheet: Locator, share: number) {
  const handle = await sheet.getByRole('heading').boundingBox()
  const top = (await sheet.boundingBox())?.y ?? 0
  const height = page.viewportSize()?.height ?? 0
  const [x, y] = [(handle?.x ?? 0) + 4, (handle?.y ?? 0) + 4]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, height * (1 - share) + (y - top), { steps: 8 })
  await page.mouse.up()
}

const { lang, t } = indonesian
const messages = t.widgets
const items = Object.values(messages.items)
const channels = t['complaint-channels'].items
const dock = (page: Page) => page.getByRole('complementary', { name: messages.title })
const shortPage = '/aksesibilitas'

test.describe('support access', () => {
  test('the dock names all five widgets under their icons, and is marked while the page scrolls and for 2950 ms after, if one wants movement', async ({
    page,
  }) => {
    await page.goto('/berita')
    for (const { short } of items) {
      await expect(dock(page).getByRole('button', { name: short, exact: true })).toBeVisible()
      await expect(dock(page).getByText(short, { exact: true }).first()).toBeVisible()
    }
    await expect(page.getByRole('button', { name: messages.open, exact: true })).toBeHidden()
    const list = dock(page).getByRole('list')
    await expect(async () => {
      await page.mouse.wheel(0, 120)
      await expect(list).toHaveAttribute('data-scrolling', { timeout: 500 })
    }).toPass()
    await expect(
      dock(page).getByRole('button', { name: messages.items.ACCESSIBILITY.short, exact: true }),
    ).toBeVisible()
    const restMs = await list.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          let last = performance.now()
          // The moment of the scroll itself: a busy page hears of it later.
          window.addEventListener('scroll', (event) => (last = event.timeStamp))
          new MutationObserver(() => {
            if (!element.hasAttribute('data-scrolling')) resolve(performance.now() - last)
          }).observe(element, { attributes: true })
          window.scrollBy({ top: 80, behavior: 'instant' })
        }),
    )
    expect(restMs).toBeGreaterThanOrEqual(2940)
    expect(restMs).toBeLessThan(4500)

    // The page has shown that it marks its dock; now it keeps still.
    const scrolls = async () => {
      await page.mouse.wheel(0, 120)
      await page.waitForTimeout(300)
      return await list.getAttribute('data-scrolling')
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await scrolls()).toBeNull()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.evaluate(() => (document.documentElement.dataset['animation'] = 'off'))
    expect(await scrolls()).toBeNull()
  })

  test('the slim dock shows a name on hover and on focus, and Escape hides it', async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: narrowSize,
      hasTouch: false,
      isMobile: false,
    })
    const page = await context.newPage()
    await page.goto(shortPage)
    const short = messages.items.QUICK_ACCESS.short
    const button = dock(page).getByRole('button', { name: short, exact: true })
    const tip = button.getByText(short, { exact: true }).last().locator('..')
    await expect(tip).toHaveCSS('opacity', '0')
    await button.hover()
    await expect(tip).toHaveCSS('opacity', '1')
    await expectAccessible(page)
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(tip).toHaveCSS('opacity', '0', { timeout: 500 })
    }).toPass()
    await page.mouse.move(10, 10)
    await dock(page).getByRole('button').first().focus()
    await tabTo(page, button)
    await expect(tip).toHaveCSS('opacity', '1')
    await context.close()
  })

  test('the dock covers no content, also with text twice as large', async ({ page }) => {
    await page.goto('/berita')
    for (const size of [narrowSize, wideSize]) {
      await page.setViewportSize(size)
      for (const fontSize of ['100%', '200%']) {
        await page.evaluate((value) => {
          document.documentElement.style.fontSize = value
        }, fontSize)
        const dockStart = (await dock(page).getByRole('list').boundingBox())?.x ?? 0
        const contentEnd = await page.evaluate(() => {
          const texts = [
            ...document.querySelectorAll('main :is(h1, h2, h3, p, li), footer :is(h2, p, li)'),
          ]
          return Math.max(...texts.map((element) => element.getBoundingClientRect().right))
        })
        expect(contentEnd, `${size.width} px, ${fontSize}`).toBeLessThanOrEqual(dockStart)
      }
    }
  })

  test('the sheet opens at three quarters of the window and obeys its buttons and the finger', async ({
    page,
  }) => {
    await page.setViewportSize(phoneSize)
    await page.goto(shortPage)
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    const sheet = await openFeatureSheet(page, lang)
    await restsAt(sheet, 0.75)
    await expect(sheet.getByRole('heading', { name: messages.title })).toBeFocused()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: messages.sheet.expand }).click()
    await restsAt(sheet, 1)
    await sheet.getByRole('button', { name: messages.sheet.shrink }).click()
    await restsAt(sheet, 0.75)
    await sheet.getByRole('button', { name: messages.sheet.close }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: messages.open, exact: true })).toBeFocused()
    expect(await scrollTop(page)).toBe(600)

    await openFeatureSheet(page, lang)
    await restsAt(sheet, 0.75)
    await dragTo(page, sheet, 0.85)
    await restsAt(sheet, 1)
    await dragTo(page, sheet, 0.5)
    await restsAt(sheet, 0.75)
    await dragTo(page, sheet, 0.3)
    await expect(sheet).toBeHidden()
  })

  test('the button gives way to the keyboard of a phone', async ({ browser }) => {
    const context = await browser.newContext({
      viewport: phoneSize,
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    await page.goto('/layanan')
    const button = page.getByRole('button', { name: messages.open, exact: true })
    await expect(button).toBeVisible()
    const field = page.locator('main input[type=search], main input[type=text]').first()
    await expect(async () => {
      await field.blur()
      await field.focus()
      await expect(button).toBeHidden({ timeout: 500 })
    }).toPass()
    await field.blur()
    await expect(button).toBeVisible()
    await context.close()
  })

  test('the button gives way to the page once it is scrolled, and says its name at the top of a drawing again', async ({
    page,
  }) => {
    await page.setViewportSize(phoneSize)
    const button = page.getByRole('button', { name: messages.open, exact: true })
    const width = async () => (await button.boundingBox())?.width ?? 0
    // Words would lie below its own.
    await page.goto('/aksesibilitas')
    await expect(button).toBeVisible()
    await untilHydrated(button)
    expect(await width()).toBeLessThanOrEqual(48)
    await page.goto('/')
    await expect.poll(width).toBeGreaterThan(80)
    const whole = await width()
    await page.mouse.move(100, 300)
    await page.mouse.wheel(0, 900)
    await expect.poll(width).toBeLessThanOrEqual(48)
    await page.mouse.wheel(0, -2_000)
    await expect.poll(width).toBe(whole)
  })

  test('the button lies over no main action, wherever the page stands', async ({ page }) => {
    await page.setViewportSize(phoneSize)
    await page.goto('/layanan/perekaman-dan-penerbitan-ktp-elektronik-2')
    const button = page.getByRole('button', { name: messages.open, exact: true })
    const action = page.locator('main .button-main:visible').first()
    await expect(action).toBeVisible()
    const end = await action.evaluate((element) => element.getBoundingClientRect().bottom)
    for (let below = 0; below <= 160; below += 20) {
      // The action passes through the corner.
      const top = Math.max(0, Math.round(end - phoneSize.height + below))
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
      await expect
        .poll(async () => {
          const [one, other] = [await button.boundingBox(), await action.boundingBox()]
          return (
            one !== null &&
            other !== null &&
            (one.y + one.height <= other.y || one.y >= other.y + other.height)
          )
        })
        .toBe(true)
    }
  })

  test('the button stays small and in the window with text twice as large by the browser or the panel, and off every action that gets the focus', async ({
    page,
  }) => {
    await page.setViewportSize(phoneSize)
    const largest = styleOf('the panel', { textSizeFactor: 1.1 })
    for (const path of ['/', '/layanan', '/aduan-warga/buat-aduan']) {
      await page.goto(path)
      for (const setBy of ['the browser', 'the panel'] as const) {
        await setBrowserTextSize(page, setBy === 'the browser' ? 200 : 100)
        if (setBy === 'the panel') await putOn(page, largest)
        const button = page.getByRole('button', { name: messages.open, exact: true })
        for (const top of [0, 600, 100_000]) {
          await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
          // Until the page has heard of it.
          await page.waitForTimeout(300)
          await expect(button).toBeInViewport({ ratio: 1 })
          await expect(button, `${path} at ${top}, ${setBy}`).toHaveCSS('opacity', '1')
          const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
          expect(Math.max(width, height), `${path} at ${top}, ${setBy}`).toBeLessThanOrEqual(60)
        }
        const place = await button.boundingBox()
        const covered = await page
          .locator('main .button-like:visible')
          .evaluateAll((actions, box) => {
            return actions.flatMap((action) => {
              if (!(action instanceof HTMLElement) || box === null) return []
              action.focus()
              const { left, right, top, bottom } = action.getBoundingClientRect()
              const isCovered =
                left < box.x + box.width &&
                right > box.x &&
                top < box.y + box.height &&
                bottom > box.y
              return isCovered ? [action.textContent?.trim()] : []
            })
          }, place)
        expect(covered, `${path}, ${setBy}`).toEqual([])
      }
    }
  })

  test('nothing dead stands on a page without scripts', async ({ browser }) => {
    const context = await browser.newContext({ viewport: wideSize, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(shortPage)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dock(page)).toBeHidden()
    await context.close()
  })

  test('the complaint popup leads on in a new tab and closes, to the national channel by the check page', async ({
    page,
    context,
  }) => {
    await page.goto(shortPage)
    const popup = await openWidget(page, 'CITIZEN_COMPLAINT', lang)
    await expect(popup).toHaveAccessibleName(messages.items.CITIZEN_COMPLAINT.title)
    await expect(popup.getByText(channels['aduan-dan-tracking'])).toBeHidden()
    await expect(popup.getByRole('link', { name: channels['nomor-darurat'] })).toHaveAttribute(
      'href',
      'tel:119',
    )
    const opened = context.waitForEvent('page')
    await popup.getByRole('link', { name: channels['aduan-warga'] }).click()
    const form = await opened
    await form.waitForURL(`**/aduan-warga/buat-aduan`)
    await expect(popup).toBeHidden()
    await openWidget(page, 'CITIZEN_COMPLAINT', lang)
    const next = context.waitForEvent('page')
    await popup.getByRole('link', { name: channels['sp4n-lapor'] }).click()
    await (
      await next
    ).waitForURL(`**/verifikasi-link?url=${encodeURIComponent('https://www.lapor.go.id')}*`)
  })

  test('the quick access popup shows eight placeholders, says that it could not load, and shows eight services on the next try', async ({
    page,
  }) => {
    let refuse = () => {}
    const refused = new Promise<void>((resolve) => {
      refuse = resolve
    })
    let calls = 0
    await page.route(quickAccesses, async (route) => {
      calls += 1
      if (calls > 1) return route.continue()
      await refused
      return route.abort()
    })
    await page.goto(shortPage)
    const popup = await openWidget(page, 'QUICK_ACCESS', lang)
    await expect(popup).toHaveAccessibleName(t['quick-access'].title)
    await expect(popup.locator('[aria-busy=true] .skeleton')).toHaveCount(8)
    await expectAccessible(page)
    refuse()
    await expect(popup.getByRole('alert')).toContainText(t['quick-access'].failed)
    await popup.getByRole('button', { name: t['quick-access'].retry }).click()
    await expect(popup.getByRole('link')).toHaveCount(8)
    await expect(popup.locator('.skeleton')).toHaveCount(0)
  })

  for (const size of [phoneSize, wideSize]) {
    test(`a widget is opened and left with the keyboard alone at ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.goto(shortPage)
      const { title, short } = messages.items.CITIZEN_COMPLAINT
      const opener =
        size === phoneSize
          ? page.getByRole('button', { name: messages.open, exact: true })
          : dock(page).getByRole('button', { name: short, exact: true })
      const popup = page.getByRole('dialog', { name: title })
      // What helps stands behind the whole page, which a second skip link saves those who know it.
      await tabTo(page, opener, 100)
      await page.keyboard.press('Enter')
      if (size === phoneSize) {
        const item = page
          .getByRole('dialog', { name: messages.title })
          .getByRole('button', { name: title })
        await tabTo(page, item, 12)
        await page.keyboard.press('Enter')
      }
      await expect(popup.getByRole('heading', { name: title })).toBeFocused()
      await expectFocusInDialog(page, 12)
      await page.keyboard.press('Escape')
      await expect(popup).toBeHidden()
      await expect(opener).toBeFocused()
    })
  }
})
