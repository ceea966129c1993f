import { expect, type Page } from '@playwright/test'
import { localePath, locales, type Locale } from '@/lib/i18n/locales'
import { expectAccessible } from '../support/accessible'
import { english, indonesian } from '../support/messages'
import { expectIdsOnce } from '../support/ids'
import { expectNoSidewaysScroll } from '../support/overflow'
import { expectReadableOnPaper } from '../support/paper'
import { expectFingerSize } from '../support/touch-size'
import {
  expectRoomForText,
  putOn,
  takeOff,
  rulesOfAppearances,
  setBrowserTextSize,
} from '../support/text-room'
import { test, type WindowSize } from './crawler'
import { appearancesOf, withAllTools } from './appearances'
import { crawledPages, type CrawledPage, unknownAddresses } from './pages'
import { expectPicture } from './picture'
import { isPictured, pictureTag } from './pictures'
import { withSlugs } from './slugs'

const pathIn = (locale: Locale, { path }: CrawledPage) =>
  typeof path === 'string' ? path : path[locale]

/** Every page once; its filters change what it lists, not how it is laid out. */
const pagesOfTheirOwn = new Map(
  crawledPages.toReversed().map((crawled) => [pathIn('id', crawled).split('?')[0], crawled]),
)
const isPageOfItsOwn = (crawled: CrawledPage) =>
  pagesOfTheirOwn.get(pathIn('id', crawled).split('?')[0]) === crawled

/** Search engines find the page itself and its pair, each with its whole address. */
async function expectPairNamed(page: Page, locale: Locale, origin: string) {
  const [canonical, ...others] = await page.evaluate(() =>
    ['link[rel=canonical]', 'link[hreflang=id]', 'link[hreflang=en]'].map(
      (selector) => document.querySelector<HTMLLinkElement>(`head ${selector}`)?.href,
    ),
  )
  expect(others).toEqual([
    expect.stringMatching(new RegExp(`^${origin}/(?!en(/|$))`)),
    expect.stringMatching(new RegExp(`^${origin}/en(/|$)`)),
  ])
  expect(canonical).toBe(others[locale === 'id' ? 0 : 1])
}

/** The page that is there has room for its words with every tool, and with text that the browser has doubled. */
async function expectRoomAtAllSizes(
  page: Page,
  { locale, size, isFrameKnown }: { locale: Locale; size: WindowSize; isFrameKnown: boolean },
) {
  const { appearances: looks, enlarged } = appearancesOf(locale, size)
  await expectRoomForText(page, looks, { message: `${size}, 100 %`, isFrameKnown })
  await setBrowserTextSize(page, 200)
  await expectRoomForText(page, enlarged, { message: `${size}, 200 %`, isFrameKnown })
  await setBrowserTextSize(page, 100)
}

/** What a filter leaves is laid out like the page itself, in both languages alike: it is read in English on a phone alone. */
const loadedAs = (locale: Locale, isOwn: boolean): WindowSize =>
  locale === 'en' && isOwn ? 'wide' : 'phone'

for (const crawled of crawledPages) {
  for (const locale of locales) {
    const name = localePath(locale, pathIn(locale, crawled)).slice(0, 100)
    const isOwn = isPageOfItsOwn(crawled)
    const sizes = isOwn || locale === 'id' ? 'on a phone and on a wide screen' : 'on a phone'
    const tools = isOwn ? ', with every tool, and with text twice as large' : ''
    const isPrinted = locale === 'id' && isOwn
    const paper = isPrinted ? ', and on paper' : ''
    const loadedSize = loadedAs(locale, isOwn)
    const tag = isPictured(pathIn('id', crawled), loadedSize, locale) ? pictureTag : []
    test(
      `${name} is whole ${sizes}${tools}${paper}`,
      { tag },
      async ({ crawlers, request, baseURL }) => {
        // Indonesian is loaded on a phone and then widened, English the other way round: each size is loaded, and each is looked at in both.
        const crawler = crawlers.find(({ size }) => size === loadedSize)
        if (!crawler) throw new Error('no page was opened in this size')
        const { page, visit, turnTo, noise } = crawler
        const path = localePath(locale, await withSlugs(request, pathIn(locale, crawled)))
        const isFrameKnown = !crawled.isWhole
        const response = await visit(path)
        expect(response?.status()).toBe(crawled.status ?? 200)
        expect(await page.locator('html').getAttribute('lang')).toBe(locale)
        expect(await page.locator('h1').count(), 'headings of the first level').toBe(1)
        await expectIdsOnce(page, path)
        if (crawled.isIndexed) await expectPairNamed(page, locale, baseURL ?? '')

        const otherSize = crawler.size === 'phone' ? 'wide' : 'phone'
        const isOtherSizeKnown = locale === 'en' && !isOwn
        for (const size of isOtherSizeKnown
          ? [crawler.size]
          : ([crawler.size, otherSize] as const)) {
          if (size === otherSize) await turnTo(size)
          await expectNoSidewaysScroll(page, size)
          if (size === 'phone') await expectFingerSize(page, size)
          await expectAccessible(page, { message: size, isFrameKnown })
          if (size === crawler.size) await expectPicture(crawler, locale, pathIn('id', crawled))
          expect(noise(), `${size}: console and other hosts`).toEqual([])
          if (!isOwn) continue
          await expectRoomAtAllSizes(page, { locale, size, isFrameKnown })
          if (locale === 'id' && size === 'phone') {
            await putOn(page, withAllTools)
            await expectAccessible(page, {
              message: `${size}, ${withAllTools.name}`,
              isFrameKnown,
              rules: rulesOfAppearances,
            })
            await takeOff(page, withAllTools)
          }
          noise()
        }
        if (isPrinted) {
          await turnTo('sheet')
          await expectReadableOnPaper(page)
        }
        await turnTo(crawler.size)
      },
    )
  }
}

for (const locale of locales) {
  test(`unknown addresses are not found, with the words of the portal (${locale})`, async ({
    request,
  }) => {
    const { heading } = (locale === 'id' ? indonesian : english).t.common.notFound
    for (const path of unknownAddresses) {
      const response = await request.get(localePath(locale, path))
      expect(response.status(), path).toBe(404)
      expect(await response.text(), path).toContain(heading)
    }
  })
}
