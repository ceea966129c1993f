import { expect, test, type Page } from '@playwright/test'
import { defaultSettings, type AccessibilitySettings } from '@/lib/accessibility/settings'
import { settingsCookiePath } from '@/lib/accessibility/settings-cookie'
import { expectAccessible } from './support/accessible'
import { tabTo } from './support/keyboard'
import { english, indonesian } from './support/messages'
import { expectNoSidewaysScroll } from './support/overflow'
import { openWidget } from './support/open-widget'
import { savedSettings, saveSettings, settingsCookieName } from './support/saved-settings'
import {
  putOn,
  rulesOfAppearances,
  setBrowserTextSize,
  styleOf,
  takeOff,
} from './support/text-room'
import { phone, wide } from './support/windows'

type Change = Partial<AccessibilitySettings>

const all: Change = {
  isVoiceEnabled: true,
  isHighlightLinks: true,
  isBoldText: true,
  isBigCursor: true,
  isAnimation: true,
  isHideImage: true,
  textSizeFactor: 1.1,
  lineHeight: 2,
  letterSpacing: 'BIG',
  textAlign: 'ALIGN_CENTER',
}

/** Every tool alone at its strongest, and all together with either contrast mode. */
const appearances: Record<string, Change> = {
  monochrome: { isGrayscaleEnabled: true },
  'high contrast': { isLightBackgroundEnabled: true },
  'highlighted links': { isHighlightLinks: true },
  'bold text': { isBoldText: true },
  'big cursor': { isBigCursor: true },
  'no animation': { isAnimation: true },
  'hidden images': { isHideImage: true },
  'largest text': { textSizeFactor: 1.1 },
  'smallest text': { textSizeFactor: 0.95 },
  'line height 2': { lineHeight: 2 },
  'letter spacing': { letterSpacing: 'BIG' },
  alignment: { textAlign: 'ALIGN_JUSTIFY' },
  'all with monochrome': { ...all, isGrayscaleEnabled: true },
  'all with high contrast': { ...all, isLightBackgroundEnabled: true },
}

async function articlePath(page: Page): Promise<string> {
  const list = (await (await page.request.get('/v1/public/news?per_page=1')).json()) as {
    data: { slug: string }[]
  }
  return `/berita/${list.data[0]?.slug ?? ''}`
}

const rootStyle = (page: Page, name: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), name)

for (const { place, prefix, window } of [
  { ...indonesian, place: 'home', window: phone },
  { ...english, place: 'article', window: wide },
]) {
  test.describe(place, () => {
    test.use(window)

    test('every tool alone and all together keep the page accessible and within its width', async ({
      page,
    }) => {
      await page.goto(place === 'home' ? '/' : `${prefix}${await articlePath(page)}`)
      for (const [name, change] of Object.entries(appearances)) {
        const look = styleOf(name, change)
        await putOn(page, look)
        await expectAccessible(page, {
          message: name,
          isFrameKnown: place !== 'home',
          // One tool alone moves and colours what is there; all of them together are held against every rule.
          rules: name.startsWith('all') ? undefined : rulesOfAppearances,
        })
        await expectNoSidewaysScroll(page, name)
        await takeOff(page, look)
      }
    })
  })
}

test('the panel sets, keeps, restores and resets the tools', async ({ page, context }) => {
  const { lang, t } = indonesian
  const messages = t.accessibility
  await page.goto('/aksesibilitas')
  const panel = await openWidget(page, 'ACCESSIBILITY', lang)
  const flip = (label: string) => panel.getByRole('switch', { name: label, exact: true }).click()
  await flip(messages.toggles.isGrayscaleEnabled.label)
  await flip(messages.toggles.isLightBackgroundEnabled.label)
  await expect(
    panel.getByRole('switch', { name: messages.toggles.isGrayscaleEnabled.label }),
  ).not.toBeChecked()
  await expect(
    panel.getByRole('status').filter({ hasText: messages.said.monochromeOff }),
  ).toBeAttached()
  await flip(messages.toggles.isBoldText.label)
  await panel.getByRole('button', { name: messages.textSize.increase }).click()
  await panel.getByRole('button', { name: messages.lineHeight.increase }).click()
  await panel.getByText(messages.letterSpacing.MEDIUM, { exact: true }).click()
  const answered = page.waitForResponse((response) => response.url().endsWith(settingsCookiePath))
  await panel.getByTitle(messages.textAlign.ALIGN_CENTER).click()
  await expect(page.locator('html')).toHaveAttribute('data-align', 'ALIGN_CENTER')
  await expectAccessible(page)
  const expected = {
    ...defaultSettings,
    isLightBackgroundEnabled: true,
    isBoldText: true,
    textSizeFactor: 1.01,
    lineHeight: 1.5,
    letterSpacing: 'MEDIUM',
    textAlign: 'ALIGN_CENTER',
  }
  expect(await savedSettings(context)).toEqual(expected)
  // Once more by the server, as they were.
  const cookies = await (await answered).headerValue('set-cookie')
  expect(cookies).toContain(`${settingsCookieName}=`)
  expect(await savedSettings(context)).toEqual(expected)

  await panel.getByRole('button', { name: messages.done }).click()
  await expect(panel).toBeHidden()
  await page.goto('/berita')
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
  const reopened = await openWidget(page, 'ACCESSIBILITY', lang)
  await expect(
    reopened.getByRole('switch', { name: messages.toggles.isBoldText.label }),
  ).toBeChecked()
  await expect(reopened.getByRole('radio', { name: messages.letterSpacing.MEDIUM })).toBeChecked()
  await reopened.getByRole('button', { name: messages.reset }).click()
  expect(await savedSettings(context)).toBeUndefined()
  await expect(page.locator('html')).not.toHaveAttribute('data-contrast')
  await expect(reopened.getByRole('switch', { checked: true })).toHaveCount(0)
})

test.describe('on a wide window', () => {
  test.use(wide)

  test('a table that can be scrolled shows that it has the focus', async ({ page }) => {
    await page.goto('/arsip-dan-dokumen/keuangan-daerah')
    const table = page.getByRole('main').locator('section[tabindex="0"]').first()
    await tabTo(page, table)
    await expect(table).toHaveCSS('outline-style', 'solid')
  })

  test('the last of many links to parts of a page is in the window when it has the focus', async ({
    page,
  }) => {
    await page.goto('/pengembang')
    const last = page.getByRole('main').getByRole('navigation').getByRole('link').last()
    await tabTo(page, last)
    await expect(last).toBeInViewport()
  })

  test('the keyboard alone opens, uses and leaves the panel', async ({ page }) => {
    const { prefix, t } = english
    const messages = t.accessibility
    await page.goto(`${prefix}/aksesibilitas`)
    const isWide = (page.viewportSize()?.width ?? 0) >= 1280
    const item = t.widgets.items.ACCESSIBILITY
    const opener = page
      .getByRole('complementary', { name: t.widgets.title })
      .getByRole('button', { name: isWide ? item.short : t.widgets.open, exact: true })
    await expect(opener).toBeVisible()
    const panel = page.getByRole('dialog', { name: messages.title })
    await opener.focus()
    await expect(async () => {
      if ((await page.getByRole('dialog').count()) === 0) await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 })
    }).toPass()
    if (!isWide) {
      await tabTo(page, page.getByRole('dialog').getByRole('button', { name: item.title }))
      await page.keyboard.press('Enter')
    }
    await expect(panel.getByRole('heading', { name: messages.title })).toBeFocused()

    const bold = panel.getByRole('switch', { name: messages.toggles.isBoldText.label })
    await tabTo(page, bold)
    await page.keyboard.press('Space')
    await expect(bold).toBeChecked()
    await tabTo(page, panel.getByRole('button', { name: messages.textSize.decrease }))
    for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('Enter')
    await expect(
      panel.getByRole('group', { name: messages.textSize.label }).getByRole('status'),
    ).toHaveText('50%')
    await expect(panel.getByRole('button', { name: messages.textSize.decrease })).toBeFocused()
    await tabTo(page, panel.getByRole('radio', { name: messages.letterSpacing.normal }))
    await page.keyboard.press('ArrowRight')
    await expect(panel.getByRole('radio', { name: messages.letterSpacing.SMALL })).toBeChecked()
    await tabTo(page, panel.getByRole('button', { name: messages.reset }))
    await page.keyboard.press('Enter')
    await expect(bold).not.toBeChecked()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('button', { name: messages.done })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test('saved settings are there before the first paint, without any bundle', async ({
  page,
  context,
  baseURL,
}) => {
  await saveSettings(context, { ...all, isLightBackgroundEnabled: true }, baseURL)
  await page.route('**/_next/static/chunks/**', (route) =>
    route.request().url().includes('.css') ? route.continue() : route.abort(),
  )
  await page.addInitScript(() => {
    // As if the page had been loaded anew for its missing scripts already; else it would be while it is looked at.
    sessionStorage.setItem('chunk-reload-at', String(Date.now()))
    // What stands on the root when the first element of the body is parsed, long before anything is painted.
    const seen: (string | null)[] = []
    Object.assign(window, { seen })
    new MutationObserver((_, observer) => {
      if (!document.body?.firstElementChild) return
      observer.disconnect()
      for (const name of ['data-contrast', 'data-text', 'data-images', 'data-line-height', 'style'])
        seen.push(document.documentElement.getAttribute(name))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const expected = ['high', 'bold', 'hidden', '2', '--text-size: 200%;']
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(
    expected,
  )
  expect(await rootStyle(page, 'font-size')).toBe('32px')
  expect(
    await page.evaluate(() => document.querySelectorAll('html[data-contrast="high"]').length),
  ).toBe(1)
})

test('a broken cookie changes nothing and breaks nothing', async ({ page, context, baseURL }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await context.addCookies([
    {
      name: settingsCookieName,
      value: '%7B%22isBoldText%22:%22</script>%22,%22lineHeight%22:1e999',
      url: baseURL ?? '',
    },
  ])
  await page.goto('/')
  expect(
    await page.evaluate(() =>
      document.documentElement
        .getAttributeNames()
        .filter((name) => /^(style|data-(?!locale|sky))/.test(name)),
    ),
  ).toEqual([])
  expect(errors).toEqual([])
})

test('in monochrome the header stays at the top and modal boxes are grey too', async ({
  page,
  context,
  baseURL,
}) => {
  await saveSettings(context, { isGrayscaleEnabled: true }, baseURL)
  await page.goto('/')
  expect(await rootStyle(page, 'filter')).toBe('grayscale(1)')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await expect
    .poll(async () => Math.round((await page.getByRole('banner').boundingBox())?.y ?? -1))
    .toBe(0)
  const panel = await openWidget(page, 'ACCESSIBILITY', 'id')
  await expect(panel).toHaveCSS('filter', 'grayscale(1)')
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
})

test('text becomes as large and as wide as the tools say', async ({ page }) => {
  await page.goto('/aksesibilitas')
  const measure = async (change: Change) => {
    const look = styleOf('measured', change)
    await putOn(page, look)
    const measured = await page
      .locator('main p')
      .last()
      .evaluate((element) => {
        const { fontSize, lineHeight, letterSpacing, fontWeight, textAlign } =
          getComputedStyle(element)
        return {
          size: Number.parseFloat(fontSize),
          line: Number.parseFloat(lineHeight),
          letterSpacing,
          weight: Number(fontWeight),
          textAlign,
        }
      })
    await takeOff(page, look)
    return measured
  }
  const own = await measure({})
  expect((await measure({ textSizeFactor: 1.02 })).size).toBeCloseTo(own.size * 1.2, 1)
  expect((await measure({ textSizeFactor: 0.95 })).size).toBeCloseTo(own.size * 0.5, 1)
  expect((await measure({ lineHeight: 1.5 })).line).toBeCloseTo(own.line + own.size * 0.5, 1)
  expect((await measure({ lineHeight: 2 })).line).toBeCloseTo(own.line + own.size, 1)
  expect((await measure({ letterSpacing: 'SMALL' })).letterSpacing).toBe('1px')
  expect((await measure({ letterSpacing: 'BIG' })).letterSpacing).toBe('5px')
  expect((await measure({ isBoldText: true })).weight).toBe(own.weight + 150)
  expect((await measure({ textAlign: 'ALIGN_RIGHT' })).textAlign).toBe('right')
})

test('the shape of text changes in every part of a page, and controls keep their place', async ({
  page,
}) => {
  await page.setViewportSize(wide.viewport)
  await page.goto('/aduan-warga/buat-aduan')
  // Links until the page is alive.
  await expect(
    page
      .getByRole('banner')
      .getByRole('button', { name: indonesian.t.menu.titles.news, exact: true }),
  ).toBeVisible()
  const texts = async (change: Change) => {
    await putOn(page, styleOf('shape', change))
    return page.evaluate(() => {
      const hasText = (element: Element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        )
      const parts = {
        strip: '.official-strip',
        header: 'header',
        form: 'main form',
        footer: 'footer',
        dock: '.dock',
      }
      return Object.entries(parts).flatMap(([part, selector]) =>
        [...document.querySelectorAll(`${selector} *`)]
          .filter(
            (element) =>
              hasText(element) &&
              element.checkVisibility() &&
              element.closest('option, .sr-only') === null,
          )
          .map((element) => {
            const { letterSpacing, lineHeight, textAlign } = getComputedStyle(element)
            // In the header a link that stands alone, such as the mark, keeps its place like a button.
            const isText =
              element.closest(
                'main, footer, h1, h2, h3, h4, p, li, label, legend, summary, address',
              ) !== null && element.closest('button, .button-like') === null
            const label = `${part}: ${element.textContent?.trim().slice(0, 30) ?? ''}`
            return {
              label,
              letterSpacing,
              lineHeight: Number.parseFloat(lineHeight),
              textAlign,
              isText,
            }
          }),
      )
    })
  }
  const own = await texts({})
  expect(new Set(own.map(({ label }) => label.split(':')[0]))).toEqual(
    new Set(['strip', 'header', 'form', 'footer', 'dock']),
  )
  const changed = await texts({ letterSpacing: 'BIG', lineHeight: 2, textAlign: 'ALIGN_RIGHT' })
  expect(changed.map(({ label }) => label)).toEqual(own.map(({ label }) => label))
  expect(changed.filter(({ letterSpacing }) => letterSpacing !== '5px')).toEqual([])
  expect(changed.filter(({ lineHeight }, at) => lineHeight <= (own[at]?.lineHeight ?? 0))).toEqual(
    [],
  )
  expect(
    changed.filter(
      ({ textAlign, isText }, at) => textAlign !== (isText ? 'right' : own[at]?.textAlign),
    ),
  ).toEqual([])
})

test('words follow the alignment wherever they stand, controls, bars and charts do not, on a phone and on a wide window', async ({
  page,
}) => {
  const [aligned] = styleOf('right', { textAlign: 'ALIGN_RIGHT' }).attributes
  if (!aligned) throw new Error('no attribute for an alignment')
  for (const path of [
    '/',
    '/layanan',
    '/berita',
    '/aduan-warga/buat-aduan',
    '/aduan-warga/new/pantau-aduan',
  ]) {
    await page.goto(path)
    for (const { viewport } of [phone, wide]) {
      await page.setViewportSize(viewport)
      const wrong = await page.evaluate(([name, value]) => {
        const keeping =
          'button, .button-like, select, nav, figure, [role=img], [class*="text-end"], [class*="text-center"]:not(div)'
        const text =
          'h1, h2, h3, h4, p, li, dt, dd, th, td, blockquote, figcaption, address, caption, label, legend, summary'
        const hasText = (element: Element) =>
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
          )
        const isShown = (element: Element) =>
          element instanceof HTMLElement &&
          element.checkVisibility() &&
          element.closest('.sr-only') === null
        const follows = (element: Element) => {
          const [keeper, named] = [element.closest(keeping), element.closest(text)]
          if (keeper === null) return true
          // Items of a bar are texts in it.
          return (
            named !== null &&
            keeper.contains(named) &&
            !keeper.matches('button') &&
            !named.matches('[class*="text-end"]')
          )
        }
        const all = [...document.querySelectorAll(':is(main, footer) *')].filter(
          (element) => hasText(element) && isShown(element),
        )
        const own = all.map((element) => getComputedStyle(element).textAlign)
        document.documentElement.setAttribute(name, value)
        const wrong = all.flatMap((element, at) => {
          const { textAlign } = getComputedStyle(element)
          return textAlign === (follows(element) ? 'right' : own[at])
            ? []
            : [`${textAlign}: ${element.tagName} ${element.textContent?.trim().slice(0, 40)}`]
        })
        document.documentElement.removeAttribute(name)
        return wrong
      }, aligned)
      expect(wrong, `${path} at ${viewport.width} px`).toEqual([])
    }
  }
})

test('text that the browser or the panel enlarges gets the layout of a narrower window, and the month a list in place of its calendar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/agenda-jawa-barat')
  const [calendar, sitemap] = [
    page.getByRole('main').getByRole('table'),
    page.getByRole('contentinfo').locator('nav'),
  ]
  await expect(calendar).toBeVisible()
  await expect(sitemap).toHaveCSS('display', 'grid')
  await setBrowserTextSize(page, 200)
  await expect(calendar).toBeHidden()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(sitemap).toHaveCSS('display', 'block')
  await setBrowserTextSize(page, 100)
  await expect(calendar).toBeVisible()
  await putOn(page, styleOf('200 %', { textSizeFactor: 1.1 }))
  await expect(calendar).toBeHidden()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('larger text takes the layout of a narrower screen, so that no column is too narrow for its words', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await saveSettings(context, { textSizeFactor: 1.1 }, baseURL)
  await page.goto(await articlePath(page))
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(title?.width).toBeGreaterThan(900)
})

/** What a colour of the system is in this browser. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.backgroundColor = colour
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  }, name)

/**
 * Elements whose changes take time. A thousandth of a second is too long: it begins a transition of every property of every element
 * at each change of style.
 */
const timedTransitions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration, transitionDelay } = getComputedStyle(element, part || null)
        return /[1-9]/.test(transitionDuration + transitionDelay)
          ? [`${element.nodeName}${part} ${transitionDuration} ${transitionDelay}`]
          : []
      }),
    ),
  )

test('a device that asks for contrast or stillness gets it without the panel', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.locator('.bg-canopy').first()).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(page.locator('.hero-sky img').first()).toHaveCSS('opacity', '0.16')
  expect(
    await page.evaluate(
      () => [...document.getAnimations()].filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0)
  expect(await timedTransitions(page)).toEqual([])
  await expectAccessible(page)
})

test('forced colours tell what is chosen, and keep marks and the edges of what looks like a button', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/berita', '/arsip-dan-dokumen/keuangan-daerah']) {
    await page.goto(path)
    const choices = page.locator('main nav:has(a[aria-current=page]) a:visible')
    const chosen = choices.and(page.locator('[aria-current=page]'))
    const other = choices.and(page.locator(':not([aria-current])')).last()
    for (const link of await chosen.all()) await expect(link).toHaveCSS('outline-style', 'solid')
    await expect(other).toHaveCSS('outline-style', 'none')
  }
  const { finance } = indonesian.t
  const key = page.getByText(finance.target, { exact: true }).locator('span[aria-hidden=true]')
  await expect(key.first()).toHaveCSS('background-color', await systemColor(page, 'Highlight'))
  const download = page.getByRole('link', { name: finance.download.split('{')[0] ?? '' })
  await expect(download.first()).toHaveCSS('border-style', 'solid')
})

test('forced colours keep bullets, days with events, today, and two kinds of bars apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/agenda-jawa-barat?tampilan=minggu')
  const [ink, paper] = [await systemColor(page, 'CanvasText'), await systemColor(page, 'Canvas')]
  const strip = page.getByRole('navigation', { name: indonesian.t.agenda.weekStrip })
  await expect(strip.locator('[data-today]')).toHaveCSS('outline-style', 'solid')
  const dots = strip.locator('span[aria-hidden=true]:not(.invisible)')
  expect(await dots.count()).toBeGreaterThan(0)
  for (const dot of await dots.all()) {
    await expect(dot).toHaveCSS('border-style', 'solid')
    await expect(dot).not.toHaveCSS('border-color', paper)
  }

  await page.goto('/aduan-warga/new/pantau-aduan')
  const month = page.locator('.month-columns').first()
  const [received, finished] = [
    month.locator('p span[aria-hidden]').first(),
    month.locator('p span[aria-hidden]').last(),
  ]
  await expect(received).toHaveCSS('background-color', ink)
  await expect(finished).toHaveCSS('background-color', paper)
  await expect(finished).toHaveCSS('border-color', ink)

  await page.goto('/kebijakan-privasi')
  const item = page.locator('.prose ul > li').first()
  expect(await item.evaluate((li) => getComputedStyle(li, '::before').backgroundColor)).toBe(ink)
})

test('stopped animations, hidden pictures and the big cursor reach every element', async ({
  page,
  context,
  baseURL,
}) => {
  await saveSettings(context, { isAnimation: true, isHideImage: true, isBigCursor: true }, baseURL)
  await page.goto('/')
  expect(await rootStyle(page, 'scroll-behavior')).toBe('auto')
  expect(
    await page.evaluate(
      () => [...document.getAnimations()].filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0)
  expect(await timedTransitions(page)).toEqual([])
  await expect(page.locator('.hero-sky img').first()).toHaveCSS('visibility', 'hidden')
  for (const [selector, cursor] of [
    ['main', 'cursor-arrow.svg'],
    ['main a[href]', 'cursor-pointer.svg'],
    ['main input[type=search]', 'cursor-text.svg'],
  ] as const) {
    await expect(page.locator(selector).first()).toHaveCSS('cursor', new RegExp(cursor))
  }
  for (const name of ['arrow', 'pointer', 'text'])
    expect((await page.request.get(`/img/cursor-${name}.svg`)).status()).toBe(200)
  await page.goto('/sapawarga')
  const drawing = page.locator('main [inert].ornament')
  await expect(drawing).toHaveCount(1)
  await expect(drawing).toHaveCSS('visibility', 'hidden')
})
