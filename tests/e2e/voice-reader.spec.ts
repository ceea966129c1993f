import { expect, test, type Page } from '@playwright/test'
import { english } from './support/messages'
import { saveSettings } from './support/saved-settings'
import { wide } from './support/windows'

test.use(wide)

/** Gives the browser, which has no voices here, two that record their texts. */
const installVoices = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = []
    const voices = [
      { name: 'Indonesian Female', lang: 'id-ID', default: true },
      { name: 'English', lang: 'en-US', default: false },
    ]
    class Utterance {
      lang = ''
      constructor(readonly text: string) {}
    }
    const speech = {
      getVoices: () => voices,
      speak: ({ text, lang }: Utterance) => said.push(`${lang} ${text}`),
      cancel: () => said.push(''),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }
    Object.assign(window, { said })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
  })

const heard = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said)

const { prefix, t } = english

test('voice mode reads the home page aloud, stops on Escape, and is silent on other pages', async ({
  page,
  context,
  baseURL,
}) => {
  await installVoices(page)
  await saveSettings(context, { isVoiceEnabled: true }, baseURL)
  await page.goto(prefix)
  const iso = 'en-US'
  const heading = page.getByRole('heading', { level: 1 })
  const title = `${iso} ${(await heading.innerText()).replaceAll(/\s+/g, ' ')}`
  await expect(async () => {
    await page.mouse.move(0, 0)
    await heading.hover()
    await expect.poll(() => heard(page), { timeout: 2000 }).toContain(title)
  }).toPass()
  await page.getByRole('banner').getByRole('link').first().focus()
  await expect
    .poll(async () => (await heard(page)).at(-1))
    .toMatch(new RegExp(`^${iso} ${t.voice.link} ${t.common.breadcrumb.home}`))
  await page.keyboard.press('Escape')
  expect((await heard(page)).at(-1)).toBe('')

  await page.goto(`${prefix}/berita`)
  await page.getByRole('heading', { level: 1 }).hover()
  await page.waitForTimeout(1500)
  expect(await heard(page)).toEqual([])
})

test('a device without a voice gets one plain warning on the console', async ({
  page,
  context,
  baseURL,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await saveSettings(context, { isVoiceEnabled: true }, baseURL)
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(async () => {
    await page.mouse.move(0, 0)
    await heading.hover()
    await expect.poll(() => warnings, { timeout: 2000 }).toContain('ResponsiveVoice belum siap.')
  }).toPass()
  await page.getByRole('banner').getByRole('link').first().focus()
  await page.waitForTimeout(1000)
  expect(warnings.filter((text) => text.includes('ResponsiveVoice'))).toHaveLength(1)
})
