import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { id } from './support/messages'
import { wide } from './support/windows'

const t = id['reading-bar']

test.use(wide)

test('an article is read aloud sentence by sentence, marked on the page, and Escape ends it', async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = []
  page.on(
    'request',
    (request) => request.url().startsWith(baseURL ?? '') || strangers.push(request.url()),
  )
  // The browser has no voices here; this one says each text at once and writes it down.
  await page.addInitScript(() => {
    const said: string[] = []
    class Utterance extends EventTarget {
      constructor(readonly text: string) {
        super()
      }
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [
        {
          name: 'Damayanti',
          lang: 'id-ID',
          default: true,
          localService: true,
          voiceURI: 'Damayanti',
        },
      ],
      speak: (utterance: Utterance) => {
        if (utterance.text) said.push(utterance.text)
        // The third goes on until it is stopped.
        if (said.length < 3) setTimeout(() => utterance.dispatchEvent(new Event('end')), 50)
      },
      cancel: () => undefined,
      resume: () => undefined,
    })
    Object.assign(window, { said })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
  })
  await page.goto('/berita')
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/berita\/[^/]+$/)
  const title = (await page.getByRole('heading', { level: 1 }).innerText()).replaceAll(/\s+/g, ' ')
  const listen = page.getByRole('button', { name: t.listen })
  await listen.click()
  const bar = page.getByRole('region', { name: t.title })
  await expect(bar.getByRole('button', { name: t.pause })).toBeFocused()
  await expect(bar.getByText(/^Kalimat 3 dari \d+$/)).toBeVisible()
  expect((await page.evaluate(() => (window as unknown as { said: string[] }).said))[0]).toBe(title)
  expect(await page.evaluate(() => CSS.highlights.has('reading-sentence'))).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(listen).toBeFocused()
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0)
  expect(strangers).toEqual([])
})
