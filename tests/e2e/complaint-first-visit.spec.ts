import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import Sqlite from 'libsql'
import outbox from '@/messages/id/complaint-outbox.json' with { type: 'json' }
import failures from '@/messages/id/failures.json' with { type: 'json' }
import { expectAccessible } from './support/accessible'
import { refuseChunks } from './support/chunks'
import {
  choosePlace,
  fillUntilPlace,
  goToCheck,
  languages,
  press,
} from './support/complaint-journey'
import { smallPhoto } from './support/small-photo'

const [{ messages: id }] = languages
const unsent = ({ heading }: { heading: string }) => `${heading} — belum terkirim`

// A first visit, a private window, the browser inside another app: nothing answers for the network.
test.use({ serviceWorkers: 'block' })

/** How many complaints with this title the portal has. */
const stored = (title: string) => {
  const database = new Sqlite(join(process.env.PORTAL_E2E_DATA ?? '', 'portal.db'), {
    readonly: true,
  })
  const { count } = database
    .prepare('select count(*) as count from complaints where title = ? and is_demo = 0')
    .get(title) as { count: number }
  database.close()
  return count
}

async function fillForm(page: Page, title: string) {
  await page.goto('/aduan-warga/buat-aduan')
  await fillUntilPlace(page, id, 'public', [smallPhoto], title)
  await choosePlace(page, id)
  await goToCheck(page, id)
}

async function send(page: Page) {
  await press(page, id.wizard.submit)
  await press(page, id.dialog.submitConfirm)
}

test('offline at the last press, a complaint waits in sight, outlives a reload and is sent by itself, once', async ({
  page,
  context,
}) => {
  const title = 'Jalan berlubang pada kunjungan pertama'
  await fillForm(page, title)
  // Whatever the form still needs is there once nothing is on its way.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('dialog', { name: unsent(failures.offline) })).toContainText(
    `${failures.kept.device} ${failures.sentAgain.whenConnected}`,
  )
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: id.dialog.close, exact: true })
    .last()
    .click()
  const waiting = page.getByRole('region', { name: outbox.label })
  await expect(waiting).toContainText(title)
  await expectAccessible(page)

  // Back online the service itself is away for a moment: the reloaded page shows what waits.
  await page.route('**/v1/public/**', (route) => route.abort())
  await context.setOffline(false)
  await page.reload()
  await expect(waiting).toContainText(title)
  expect(stored(title)).toBe(0)
  await page.unroute('**/v1/public/**')
  await expect(waiting).toContainText(/JBR-\d{8}-[0-9A-Z]{6}/, { timeout: 60_000 })
  expect(stored(title)).toBe(1)
})

test('what shows the waiting complaints does not come, and yet the form stays, it is said, and a reload sends it', async ({
  page,
  context,
}) => {
  const title = 'Jalan berlubang tanpa daftar tunggu'
  // The panel alone is missing: its file is known by its words.
  const restore = await refuseChunks(page, 'endsSoon')
  await fillForm(page, title)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('dialog', { name: unsent(failures.offline) })).toContainText(
    `${failures.kept.device} ${failures.sentAgain.whenConnected}`,
  )
  await page
    .getByRole('dialog')
    .getByRole('button', { name: id.dialog.close, exact: true })
    .last()
    .click()
  const waiting = page.getByRole('region', { name: outbox.label })
  await expect(waiting).toContainText(unsent(failures.offline))
  await expectAccessible(page)
  // Asked for again when the network is back, it is missing still.
  await Promise.all([
    page.waitForEvent('requestfailed', (failed) => failed.resourceType() === 'script'),
    context.setOffline(false),
  ])
  await expect(waiting).toContainText(unsent(failures.missingChunk))
  await restore()
  const sent = waiting.getByText(/JBR-\d{8}-[0-9A-Z]{6}/).first()
  // On a slow day the page's own next try comes before the press; either sends it once.
  await Promise.race([
    waiting.getByRole('button', { name: outbox.reload }).click(),
    sent.waitFor({ timeout: 60_000 }),
  ])
  await expect(sent).toBeVisible({ timeout: 60_000 })
  expect(stored(title)).toBe(1)
})
