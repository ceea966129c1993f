import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { default as Axe, NodeResult, RunOptions } from 'axe-core'

/** The minified file: every page that is looked at parses it. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** What all pages have around their content. Left out, it still counts for the rules about a page as a whole: a second `main` is found. */
export const knownFrame = 'body > :is(header, footer, aside)'

interface AxeOptions {
  /** What the page is, for a failure. */
  message?: string
  /** Header, footer and what floats are the same on other pages, where they are looked at. */
  isFrameKnown?: boolean
  /** The only rules that can find something new, where the same page has been held against all of them. */
  rules?: string[]
}

/**
 * Runs every rule of axe, the size of targets among them, or those named, over the whole page in its present state. Its source goes in by
 * evaluate(), which the page's content policy allows. A fade under way is brought to its end: the colours in its middle are nobody's.
 */
export async function expectAccessible(
  page: Page,
  { message = page.url(), isFrameKnown = false, rules }: AxeOptions = {},
): Promise<void> {
  // A page that is still there since the last look has it already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const broken = await page.evaluate(
    async ([frame, only]) => {
      const isTransient = ({ effect, playState }: Animation) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2_000
      // What ends may begin another; waiting for it instead could take for ever in a window that draws no frames.
      for (let round = 0; round < 20; round += 1) {
        const passing = document.getAnimations().filter(isTransient)
        if (passing.length === 0) break
        for (const animation of passing) animation.finish()
        await new Promise((resolve) => setTimeout(resolve))
      }
      const { axe } = globalThis as unknown as { axe: typeof Axe }
      const chosen: RunOptions =
        only === null ? { rules: { 'target-size': { enabled: true } } } : { runOnly: only }
      const exclude = frame === null ? [] : [...document.querySelectorAll(frame)]
      const { violations } = await axe.run(
        { include: [document], exclude },
        { ...chosen, resultTypes: ['violations'] },
      )
      const isFloating = (element: Element | null): boolean =>
        element !== null &&
        (/fixed|sticky/.test(getComputedStyle(element).position) ||
          isFloating(element.parentElement))
      // What floats above the page covers something, or comes near it, wherever one has scrolled to; a little further it is free.
      const isNearFloating = ({ any }: NodeResult) => {
        const near = any.flatMap(({ relatedNodes = [] }) => relatedNodes)
        return (
          near.length > 0 &&
          near.every(({ target }) => isFloating(document.querySelector(String(target[0]))))
        )
      }
      return violations.flatMap(({ id, nodes }) => {
        const found = nodes.filter((node) => id !== 'target-size' || !isNearFloating(node))
        return found.length > 0
          ? [`${id}: ${found.map(({ html }) => html.slice(0, 200)).join(' | ')}`]
          : []
      })
    },
    [isFrameKnown ? knownFrame : null, rules ?? null] as const,
  )
  expect(broken, message).toEqual([])
}
