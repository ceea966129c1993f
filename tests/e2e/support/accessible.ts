import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * Runs axe over the whole page in its present state. Its source goes in by evaluate(), which the page's content policy allows.
 * A fade under way is waited for: the colours in its middle are nobody's.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const broken = await page.evaluate(async () => {
    const isPassing = ({ effect, playState }: Animation) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2_000
    for (let passing = document.getAnimations().filter(isPassing); passing.length > 0; passing = document.getAnimations().filter(isPassing))
      await Promise.allSettled(passing.map(({ finished }) => finished))
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
  })
  expect(broken).toEqual([])
}
