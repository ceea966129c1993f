import { localePath } from '@/lib/i18n/locales'
import { letterSpacings, lineHeightBounds, textAligns, textSizeBounds, textSizeFactor, type AccessibilitySettings } from '@/lib/accessibility/settings'
import { expectRoomForText, lookOf, setBrowserTextSize, type Look } from '../support/text-room'
import { test } from './crawler'
import { crawledPages } from './pages'
import { withSlugs } from './slugs'

const all: Partial<AccessibilitySettings> = {
  isHighlightLinks: true,
  isBoldText: true,
  isHideImage: true,
  isLightBackgroundEnabled: true,
  lineHeight: lineHeightBounds.max,
  letterSpacing: letterSpacings[2],
  textAlign: 'ALIGN_RIGHT',
}
const largest: Partial<AccessibilitySettings> = { textSizeFactor: textSizeFactor(textSizeBounds.max) }
const extremes: Look[] = [lookOf('no tool', {}), lookOf('all tools', { ...all, ...largest })]
/** Every tool that changes the shape of a page, at its ends. */
const looks: Look[] = [
  ...extremes,
  lookOf('largest text', largest),
  lookOf('smallest text', { textSizeFactor: textSizeFactor(textSizeBounds.min) }),
  lookOf('line height', { lineHeight: lineHeightBounds.max }),
  lookOf('letter spacing', { letterSpacing: letterSpacings[2] }),
  lookOf('bold text', { isBoldText: true }),
  lookOf('highlighted links', { isHighlightLinks: true }),
  lookOf('high contrast', { isLightBackgroundEnabled: true }),
  lookOf('hidden images', { isHideImage: true }),
  ...textAligns.map((textAlign) => lookOf(textAlign, { textAlign })),
]
/** With text that the browser has doubled: the panel's own size on top of that would be four times the design's. */
const enlarged: Look[] = looks.filter(({ textSize }) => textSize === '').concat(lookOf('all tools but size', all))

const pathOf = ({ path }: (typeof crawledPages)[number], locale: 'id' | 'en') => (typeof path === 'string' ? path : path[locale])
/** Every page once; its filters change what it lists, not how it is laid out. */
const pages = crawledPages.filter((page, at) => crawledPages.findIndex((other) => pathOf(other, 'id').split('?')[0] === pathOf(page, 'id').split('?')[0]) === at)

for (const locale of ['id', 'en'] as const) {
  for (const crawled of pages) {
    test(`${localePath(locale, pathOf(crawled, locale)).slice(0, 100)} has room for its text with every tool, and twice as large`, async ({ crawlers, request }) => {
      const path = localePath(locale, await withSlugs(request, pathOf(crawled, locale)))
      for (const { page, size, noise } of crawlers) {
        await page.goto(path)
        await expectRoomForText(page, locale === 'id' ? looks : extremes, `${size}, 100 %`)
        await setBrowserTextSize(page, 200)
        await expectRoomForText(page, locale === 'id' ? enlarged : enlarged.slice(-1), `${size}, 200 %`)
        await setBrowserTextSize(page, 100)
        noise()
      }
    })
  }
}
