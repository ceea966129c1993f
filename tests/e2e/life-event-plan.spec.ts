import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { en, id } from './support/messages'
import { phone } from './support/windows'

const t = id['life-event-plans']
const ticks = id['plan-ticks']
const path = '/layanan-fase-kehidupan/kelahiran'
const answered = `${path}?jawaban-1=fasilitas&jawaban-2=ada&jawaban-3=ya`

test.use(phone)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('questions lead to the plan of a birth, with the last days as dates', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: t.plan.everything })).toBeVisible()
    await page.getByRole('radio', { name: 'Di rumah atau di perjalanan' }).check()
    await page.getByRole('radio', { name: 'Ya, ada' }).check()
    await page.getByRole('radio', { name: 'Ya', exact: true }).check()
    await page.getByLabel(/Tanggal lahir/).fill('2026-12-25')
    await page.getByRole('button', { name: t.questions.submit }).click()
    await expect(page).toHaveURL(
      `${path}?jawaban-1=rumah&jawaban-2=ada&jawaban-3=ya&tanggal=2026-12-25#langkah`,
    )
    const steps = page.getByRole('region', { name: t.plan.title }).getByRole('listitem')
    await expect(steps.filter({ hasText: 'Laporkan kelahiran di rumah' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Minta surat keterangan lahir' })).toHaveCount(0)
    await expect(page.locator('time[datetime="2027-02-23"]')).toHaveText(
      'Paling lambat Selasa, 23 Februari 2027',
    )
    await expect(page.getByText(ticks.kept)).toBeHidden()
    await expect(page.getByRole('link', { name: t.questions.reset })).toBeVisible()
  })
})

test('ticks stay on the device: they survive a reload and other answers, and can be removed', async ({
  page,
}) => {
  await page.goto(answered)
  const certificate = page.getByRole('checkbox', { name: /Urus akta kelahiran/ })
  await certificate.check()
  await expect(
    page.getByRole('status').filter({ hasText: '1 dari 7 langkah selesai' }),
  ).toHaveCount(1)
  await page.reload()
  await expect(certificate).toBeChecked()
  await expect(page.getByText('1 dari 7 langkah selesai')).toBeVisible()
  await page.goto(`${path}?jawaban-2=ada`)
  await expect(certificate).toBeChecked()
  await expectAccessible(page, { isFrameKnown: true })
  await page.getByRole('button', { name: ticks.clear }).click()
  await expect(certificate).not.toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('ticks:rencana/kelahiran'))).toBeNull()
})

test('the calendar opens with the right days', async ({ page }) => {
  await page.goto(`${answered}&tanggal=2026-12-25`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t.plan.calendar }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART;VALUE=DATE:20261226',
    'DTSTART;VALUE=DATE:20270122',
    'DTSTART;VALUE=DATE:20270223',
    'DTSTART;VALUE=DATE:20270205',
  ])
})

test('list, plan and the other language lead to each other; what is shared names no day', async ({
  page,
}) => {
  await page.goto('/layanan-fase-kehidupan/daftar-layanan?kategori=Kelahiran')
  await page.getByRole('main').getByRole('link', { name: t.open }).click()
  await expect(page).toHaveURL(path)
  await page.getByRole('main').getByRole('link', { name: t.services }).click()
  await expect(page).toHaveURL(/daftar-layanan\?kategori=Kelahiran$/)
  await page.goto(`${answered}&tanggal=2026-12-25`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', new RegExp(`/en${path}$`))
  const shared = await page.getByRole('link', { name: 'WhatsApp' }).first().getAttribute('href')
  expect(decodeURIComponent(shared ?? '')).toContain('jawaban-1')
  expect(decodeURIComponent(shared ?? '')).not.toContain('2026-12-25')
  await page.goto(`/en${answered}`)
  await expect(page.getByText('Hospital, puskesmas, clinic or midwife').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: en['life-event-plans'].plan.title })).toBeVisible()
})
