import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { localePath, type Locale } from '@/lib/i18n/locales'
import type { Crawler } from './crawler'
import { isPictured, pictureFile, references } from './pictures'

/** Of a side. A line of one pixel is still seen, and a picture has a quarter of the bytes. */
const scale = 0.5
/** Most of a page that is looked at, px: some two windows. */
const heightMax = { phone: 2_000, wide: 1_600 }
/**
 * What is no difference: letters and edges as another processor draws them, or with a browser of another version all of them. The threshold is
 * a distance of colours, 0–1.
 */
const tolerance = {
  sameBrowser: { threshold: 0.1, maxDiffPixels: 30 },
  otherBrowser: { threshold: 0.2, maxDiffPixelRatio: 0.01 },
}
/** The same for a quick look, stricter: so many levels (0–255) in so many places. */
const near = { levels: 24, count: 90 }
/** How long a page may take to look like its reference or to keep still, milliseconds, and how long between two looks. */
const [patienceMs, stillMaxMs, lookMs] = [10_000, 60_000, 250]

/** What a picture is taken with. What fades in is seen at its end, and a caret blinks. */
const stillness =
  '*, ::before, ::after { caret-color: transparent !important; transition: none !important }'
/**
 * What is left out of pictures of whole pages: the 'Fitur' button of phones becomes small and makes way by what the window shows of the page,
 * and a picture is taken from beyond the window. Pictures of what has opened show it.
 */
const leftOut = '@media (width < 80rem) { .support-access { visibility: hidden !important } }'

/** Leaves nothing under way: letters and images are there, what moves is at its end. @returns what is to be seen, px */
const comeToRest = (page: Page, heightMax: number) =>
  page.evaluate(
    async ([bound, always, whole]) => {
      const isWhole = document.querySelector('dialog[open], [popover]:popover-open') === null
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(isWhole ? `${always} ${whole}` : always)
      document.adoptedStyleSheets = [sheet]
      if (isWhole) scrollTo(0, 0)
      for (const animation of document.getAnimations()) {
        const isEndless = animation.effect?.getComputedTiming().endTime === Infinity
        if (isEndless) animation.cancel()
        else animation.finish()
      }
      const seen = [...document.images].filter(
        (image) => image.checkVisibility() && image.getBoundingClientRect().top < bound,
      )
      for (const image of seen) image.loading = 'eager'
      // One that is missing is seen in the picture.
      await Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
      await document.fonts.ready
      const { scrollHeight, clientWidth: width } = document.documentElement
      return {
        width,
        height: isWhole ? Math.min(scrollHeight, bound) : innerHeight,
        top: Math.round(scrollY),
      }
    },
    [heightMax, stillness, leftOut] as const,
  )

const levels = (picture: Buffer | string) => sharp(picture).removeAlpha().raw().toBuffer()
const isNear = (one: Buffer, other: Buffer) =>
  one.length === other.length &&
  one.filter((level, at) => Math.abs(level - (other[at] ?? 0)) > near.levels).length <= near.count

const isUpdate = () => /all|changed/.test(test.info().config.updateSnapshots)
/** The browser that drew the references, kept beside them. */
const browserFile = join(references, 'browser.txt')
const browserOf = (page: Page) => `Chromium ${page.context().browser()?.version()}`

const isReferenceBrowser = (page: Page) =>
  readFileSync(browserFile, 'utf8').trim() === browserOf(page)

/** What a failure says first. */
function unlike(page: Page, what: string): string {
  const folder = relative(process.cwd(), test.info().outputDir)
  const drawing = isReferenceBrowser(page)
    ? ''
    : `. ${readFileSync(browserFile, 'utf8').trim()} drew the reference, ${browserOf(page)} this: that may be all`
  return `${what} looks otherwise, see -expected, -actual and -diff in ${folder}${drawing}`
}

/**
 * Compares what is to be seen with the picture of it that is kept, if `pictures.ts` names it; by Playwright's comparator, once the page has
 * had time to become like it.
 * @param subject the page's Indonesian address or the state's name
 */
export async function expectPicture(
  { page, size, shoot }: Crawler,
  locale: Locale,
  subject: string,
): Promise<void> {
  if (!isPictured(subject, size, locale)) return
  if (isUpdate()) writeFileSync(browserFile, `${browserOf(page)}\n`)
  const file = pictureFile(subject, size)
  const reference = await levels(join(references, file)).catch(() => null)
  const started = performance.now()
  const tookMs = () => performance.now() - started
  let [picture, before]: [Buffer, Buffer] = [Buffer.alloc(0), Buffer.alloc(0)]
  while (tookMs() < patienceMs || (!picture.equals(before) && tookMs() < stillMaxMs)) {
    if (picture.length > 0) await pause(lookMs)
    before = picture
    picture = await shoot(await comeToRest(page, heightMax[size]), scale)
    await page.evaluate(() => (document.adoptedStyleSheets = []))
    if (reference && isNear(await levels(picture), reference)) return
  }
  const packed = await sharp(picture).removeAlpha().png({ compressionLevel: 9 }).toBuffer()
  const what = `${localePath(locale, subject)} (${file})`
  expect(packed, unlike(page, what)).toMatchSnapshot(
    file,
    isReferenceBrowser(page) ? tolerance.sameBrowser : tolerance.otherBrowser,
  )
}
