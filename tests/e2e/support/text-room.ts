import { expect, type Page } from '@playwright/test'
import { applySettings } from '@/lib/accessibility/apply-settings'
import { defaultSettings, type AccessibilitySettings } from '@/lib/accessibility/settings'
import { knownFrame } from './accessible'

/** A state of the accessibility tools, as what it leaves on `<html>`. */
export interface Appearance {
  name: string
  attributes: [name: string, value: string][]
  textSize: string
}

/**
 * What may be lost where text is large: the room between targets, with the tool for contrast its colours, and the way of the keyboard to
 * what scrolls then.
 */
export const rulesOfAppearances = ['target-size', 'color-contrast', 'scrollable-region-focusable']

/** What the panel makes of the page with these settings. */
export function styleOf(name: string, change: Partial<AccessibilitySettings>): Appearance {
  const appearance: Appearance = { name, attributes: [], textSize: '' }
  applySettings(
    { ...defaultSettings, ...change },
    {
      setAttribute: (attribute, value) => appearance.attributes.push([attribute, value]),
      removeAttribute: () => undefined,
      style: {
        setProperty: (_name, value) => (appearance.textSize = value),
        removeProperty: () => undefined,
      },
    },
  )
  return appearance
}

/**
 * Boxes that may cut the words in them:
 * - summaries: the page behind them tells the whole, and whoever enlarges text by the panel gets it at once
 * - rows that one swipes or turns: what is outside comes in
 * - the digits of a counter, which roll
 */
const mayCut = 'p[class*="line-clamp-"], .touch-pan-y, [data-rolling]'

/**
 * Checks a page in every appearance, without reloading it: nothing is wider than the window, no box cuts its text, and no cell or button is
 * narrower than its text.
 * @param message the page's name, for a failure
 * @param isFrameKnown leaves out header, footer and floating elements: they are the same on other pages, where they are checked
 */
export async function expectRoomForText(
  page: Page,
  looks: readonly Appearance[],
  { message, isFrameKnown }: { message: string; isFrameKnown: boolean },
): Promise<void> {
  const found = await page.evaluate(
    ([states, exceptions, frame]) => {
      const root = document.documentElement
      // A box that changes by and by would be measured as it was before.
      const atOnce = new CSSStyleSheet()
      atOnce.replaceSync(
        `*, ::before, ::after { transition: none !important } ${frame} { display: none !important }`,
      )
      document.adoptedStyleSheets.push(atOnce)
      const style = (element: Element) => getComputedStyle(element)
      const isAny = (element: Element, values: RegExp) =>
        values.test(style(element).overflowX) || values.test(style(element).overflowY)
      const cuts = /hidden|clip/
      const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
        (element) => element instanceof HTMLElement,
      )
      const cutting = elements.filter(
        (element) => !element.matches(exceptions) && isAny(element, cuts),
      )
      const holders = elements.filter((element) => element.matches('th, td, button, .button-like'))
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('.sr-only, [inert]') === null

      /** Text of a box that is outside it and cannot be scrolled to. A line is a little lower than its letters' own box. */
      function cutText(box: HTMLElement): string | undefined {
        const edge = box.getBoundingClientRect()
        const [isCutAcross, isCutDown] = [
          cuts.test(style(box).overflowX),
          cuts.test(style(box).overflowY),
        ]
        const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const parent = text.parentElement
          if (!parent || text.textContent?.trim() === '' || !isSeen(parent)) continue
          const range = document.createRange()
          range.selectNodeContents(text)
          const isOutside = [...range.getClientRects()].some(
            ({ width, height, left, right, top, bottom }) =>
              width > 1 &&
              ((isCutAcross && (left < edge.left - 2 || right > edge.right + 2)) ||
                (isCutDown && (top < edge.top - height / 4 || bottom > edge.bottom + height / 4))),
          )
          if (!isOutside) continue
          let between: Element | null = parent
          while (between && between !== box && !isAny(between, /auto|scroll/))
            between = between.parentElement
          if (between === box) return text.textContent?.trim().slice(0, 60)
        }
        return undefined
      }

      const found = states.flatMap(({ name, attributes, textSize }) => {
        for (const [attribute, value] of attributes) root.setAttribute(attribute, value)
        root.style.setProperty('--text-size', textSize)
        const excess = root.scrollWidth - root.clientWidth
        const wider = excess > 0 ? [`${name}: ${excess} px wider than the window`] : []
        const isFull = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
          clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
        const cut = cutting.filter(isFull).flatMap((box) => {
          const text = cutText(box)
          return text === undefined
            ? []
            : [
                `${name}: cut "${text}" in <${box.tagName.toLowerCase()} class="${box.className.slice(0, 60)}">`,
              ]
        })
        const narrow = holders
          .filter(
            (holder) =>
              holder.clientWidth > 1 &&
              holder.scrollWidth > holder.clientWidth + 1 &&
              isSeen(holder),
          )
          .map(
            (holder) =>
              `${name}: narrower than its words <${holder.tagName.toLowerCase()} ` +
              `class="${holder.className.slice(0, 60)}">${holder.textContent?.trim().slice(0, 40)}`,
          )
        for (const [attribute] of attributes) root.removeAttribute(attribute)
        root.style.removeProperty('--text-size')
        return [...wider, ...cut, ...narrow]
      })
      document.adoptedStyleSheets.pop()
      return found
    },
    // Half of a page's elements are its frame; what is not displayed costs no style and no layout.
    [looks, mayCut, isFrameKnown ? knownFrame : ':not(*)'] as const,
  )
  expect(found, message).toEqual([])
}

/** Leaves the page in a look. */
export async function putOn(page: Page, { attributes, textSize }: Appearance): Promise<void> {
  await page.evaluate(
    ([marks, size]) => {
      for (const [attribute, value] of marks)
        document.documentElement.setAttribute(attribute, value)
      document.documentElement.style.setProperty('--text-size', size)
    },
    [attributes, textSize] as const,
  )
}

/** Takes a look off again. */
export async function takeOff(page: Page, { attributes }: Appearance): Promise<void> {
  await page.evaluate(
    (marks) => {
      for (const mark of marks) document.documentElement.removeAttribute(mark)
      document.documentElement.style.removeProperty('--text-size')
    },
    attributes.map(([name]) => name),
  )
}

/** The text size that a reader has set in the browser, in percent. */
export async function setBrowserTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 },
  })
  await session.detach()
}
