import { expect, type Locator } from '@playwright/test'

/** How long four windows on two busy processors may take; how fast pages come to life is measured elsewhere. */
const hydrationMaxMs = 30_000

/** Waits until React has taken over an element that the server made: a press before that is answered later. */
export async function untilHydrated(element: Locator) {
  const isHydrated = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')))
  await expect.poll(isHydrated, { intervals: [50], timeout: hydrationMaxMs }).toBe(true)
}
