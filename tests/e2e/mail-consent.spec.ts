import { rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { fileComplaint } from '../support/filed-complaint'
import { type MailServer, startMailServer } from '../support/mail-server'
import { type PortalServer, startPortal } from '../support/portal-server'
import { expectAccessible } from './support/accessible'
import { english, indonesian } from './support/messages'
import { seededFolder } from './support/seeded-folder'

const apiKey = 'e2e-key-for-tests'
/** The outbox is looked at every ten seconds. */
const roundMs = 30_000

test.describe('mail about a complaint', () => {
  test.describe.configure({ mode: 'serial' })
  let dataDir: string
  let mail: MailServer
  let portal: PortalServer
  test.beforeAll(async () => {
    dataDir = await seededFolder('mail')
    mail = await startMailServer()
    portal = await startPortal({
      DATA_DIR: dataDir,
      MIN_FREE_BYTES: '0',
      PORTAL_API_KEY: apiKey,
      SMTP_URL: mail.url,
    })
    await fileComplaint(portal, apiKey, { email: 'budi@warga.id' })
    await fileComplaint(portal, apiKey, { email: 'ani@warga.id' })
    await expect.poll(() => mail.mails.length, { timeout: roundMs }).toBe(2)
  })
  test.afterAll(async () => {
    await portal.stop()
    await mail.stop()
    await rm(dataDir, { recursive: true })
  })

  const linkTo = (address: string, page: string) =>
    new RegExp(`http://\\S+/${page}\\?kode=[\\w-]+`).exec(
      mail.mails.findLast(({ to }) => to.includes(address))?.text ?? '',
    )?.[0] ?? ''

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('goes on once its owner has pressed the button, and ends by the link in it', async ({
      page,
    }) => {
      const messages = indonesian.t['mail-consent']
      await page.goto(linkTo('budi@warga.id', 'aduan-warga/surel/konfirmasi'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.confirm.heading)
      await page.getByRole('button', { name: messages.confirm.button }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        messages.outcome.confirmed.title,
      )
      expect(page.url()).not.toContain('kode=')
      await expect
        .poll(() => mail.mails.filter(({ to }) => to.includes('budi@warga.id')).length, {
          timeout: roundMs,
        })
        .toBe(2)

      await page.goto(linkTo('budi@warga.id', 'aduan-warga/surel/berhenti'))
      await page.getByRole('button', { name: messages.stop.complaint }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        messages.outcome.stopped.title,
      )
    })
  })

  test('can be stopped for good in English, with a page that everybody can use', async ({
    page,
  }) => {
    const messages = english.t['mail-consent']
    await page.goto(linkTo('ani@warga.id', 'en/aduan-warga/surel/konfirmasi'))
    await expect(page.getByRole('button', { name: messages.confirm.button })).toBeVisible()
    await expectAccessible(page)
    await page.goto(linkTo('ani@warga.id', 'en/aduan-warga/surel/berhenti'))
    await expectAccessible(page)
    await page.getByRole('button', { name: messages.stop.all }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      messages.outcome.stoppedAll.title,
    )
    await expectAccessible(page)
  })
})
