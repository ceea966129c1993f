import type { Page, Request } from '@playwright/test'

/** How long a page may load that nothing measures, beside three others on two processors; and how long one that is alive answers, milliseconds. */
const [loadMs, answerMs] = [120_000, 5_000]

/** Whether the page's thread runs, and how far the document has come. */
async function stateOf(page: Page): Promise<string> {
  const silence = new Promise<string>((resolve) => {
    setTimeout(() => resolve('its thread does not answer'), answerMs)
  })
  const answer = page.evaluate(() => `${document.readyState} at ${location.pathname}`)
  return Promise.race([answer, silence]).catch((error: unknown) => String(error))
}

/**
 * Loads addresses in a page one after the other.
 * @throws Error that says what did not come, when an address is not loaded in two minutes: the browser's own says only that it was not
 */
export function loaderOf(page: Page): (path: string) => ReturnType<Page['goto']> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async (path) => {
    open.clear()
    try {
      return await page.goto(path, { timeout: loadMs })
    } catch (error) {
      const unanswered = [...open].map((request) => request.url()).join(', ')
      throw new Error(
        `${path} was not loaded: ${await stateOf(page)}; unanswered: ${unanswered || 'nothing'}`,
        { cause: error },
      )
    }
  }
}
