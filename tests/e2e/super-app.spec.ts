import { expect, test } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { en, indonesian } from './support/messages'

const ticket = {
  id: { question: 'Berapa harga tiket Tahura di Sapawarga?', price: 'Rp17.000' },
  en: { question: 'How much is a Tahura ticket in Sapawarga?', price: 'Rp17,000' },
}

const t = en['super-app']
const faq = ticket.en

test('the page of the app has sixteen services, which lead to their pages, questions and official stores', async ({
  page,
  request,
}) => {
  await page.goto(localePath('en', '/sapawarga'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.headline)
  await expect(page.getByRole('region', { name: t.services }).getByRole('article')).toHaveCount(16)
  await page.getByText(faq.question).click()
  await expect(page.getByText(faq.price)).toBeVisible()
  const store = page.getByRole('link', { name: new RegExp(t.googlePlay) }).first()
  await expect(store).toHaveAttribute(
    'href',
    /verifikasi-link\?url=https%3A%2F%2Fplay\.google\.com/,
  )
  const addresses = await page
    .getByRole('region', { name: t.services })
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
})

test('on paper all answers are read, and addresses stand beside their drawings', async ({
  page,
}) => {
  await page.goto('/sapawarga')
  await page.emulateMedia({ media: 'print' })
  const answer = page.getByText(ticket.id.price)
  expect(await answer.evaluate((element) => element.checkVisibility())).toBe(true)
  const socials = page.getByRole('region', { name: indonesian.t['super-app'].social })
  const overflows = (all: Element[]) =>
    all.map(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
  expect(await socials.getByRole('link').evaluateAll(overflows)).toEqual([false, false, false])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the answers unfold', async ({ page }) => {
    await page.goto('/sapawarga')
    await page.getByText(ticket.id.question).click()
    await expect(page.getByText(ticket.id.price)).toBeVisible()
  })
})
