import { join } from 'node:path'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import Sqlite from 'libsql'
import offlineEn from '@/messages/en/offline.json' with { type: 'json' }
import outbox from '@/messages/id/complaint-outbox.json' with { type: 'json' }
import failures from '@/messages/id/failures.json' with { type: 'json' }
import { expectAccessible } from './support/accessible'
import {
  choosePlace,
  fillUntilPlace,
  goToCheck,
  isStep,
  languages,
  press,
} from './support/complaint-journey'
import { stayOffline } from './support/offline'
import { smallPhoto } from './support/small-photo'

const [{ messages: id }, { messages: en }] = languages
const photos = ['lubang-1.png', 'lubang-2.png'].map((name) => ({ ...smallPhoto, name }))
// Pages served by a service worker may report being online while the emulated network is off.
const notSent = new RegExp(
  `(${failures.offline.heading}|${failures.unreachable.heading}) — belum (pasti )?terkirim`,
)
const title = 'Jalan berlubang di depan sekolah'

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker has cached everything that the form needs offline: a second request resolves when the first is done. */
const offlineReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    const isDone = new Promise((resolve) =>
      port1.addEventListener('message', resolve, { once: true }),
    )
    port1.start()
    active?.postMessage('keep-form', [port2])
    await isDone
  })

/** The step of the draft on the device; the tab is killed only once all is written. */
const draftStep = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('portal-jabar')
        opening.addEventListener('success', () => {
          const reading: IDBRequest<{ step?: number } | undefined> = opening.result
            .transaction('complaint-drafts')
            .objectStore('complaint-drafts')
            .get('current')
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result?.step)
          })
        })
      }),
  )

/** Drops the first requests: the first one on its way to the server, the others after the server has stored them. */
async function dropResponses(context: BrowserContext, lostCount: number) {
  const tries: { key: string | null; body: string | null }[] = []
  await context.route('**/v1/public/complaints', async (route) => {
    const request = route.request()
    tries.push({ key: await request.headerValue('idempotency-key'), body: request.postData() })
    if (tries.length > lostCount) return route.continue()
    if (tries.length > 1) await route.fetch()
    return route.abort()
  })
  return tries
}

/** Sends a form that stands before its place, once the network is gone. */
async function sendOffline(page: Page) {
  await choosePlace(page, id)
  await goToCheck(page, id)
  await offlineReady(page)
  await page.context().setOffline(true)
  await press(page, id.wizard.submit)
  await press(page, id.dialog.submitConfirm)
}

test('a complaint with two photos waits offline, outlives its tab and three lost answers, and arrives once', async ({
  page,
  context,
}) => {
  const form = '/aduan-warga/buat-aduan'
  // No other test files one of this name.
  const title = 'Dua lubang tanpa sinyal'
  await page.goto(form)
  await fillUntilPlace(page, id, 'public', photos, title)
  await sendOffline(page)
  await expect(page.getByRole('dialog', { name: notSent })).toContainText(
    `${failures.kept.device} ${failures.sentAgain.whenConnected}`,
  )
  await expectAccessible(page)
  await page.close({ runBeforeUnload: false })

  const again = await context.newPage()
  await again.goto(form)
  const waiting = again.getByRole('region', { name: outbox.label })
  await expect(waiting).toContainText(notSent)
  await expect(waiting).toContainText(title)
  await expect(again.getByRole('button', { name: id.draft.restore })).toBeHidden()
  await expectAccessible(again)

  const tries = await dropResponses(context, 3)
  await stayOffline(context)
  await context.setOffline(false)
  for (let count = 1; count <= 3; count += 1) {
    await expect.poll(() => tries.length, { timeout: 30_000 }).toBe(count)
    // By itself it tries again after 5, 10 and 20 seconds; the button does not wait.
    await press(again, outbox.sendNow)
  }
  await expect(waiting).toContainText(/JBR-\d{8}-[0-9A-Z]{6}/)
  await expect(waiting).toContainText(/[0-9A-HJKMNP-TV-Z]{26}/)
  await expectAccessible(again)
  expect(new Set(tries.map(({ key, body }) => `${key} ${body}`)).size).toBe(1)
  const database = new Sqlite(join(process.env.PORTAL_E2E_DATA ?? '', 'portal.db'), {
    readonly: true,
  })
  const stored = database
    .prepare('select count(*) as count from complaints where title = ? and is_demo = 0')
    .get(title)
  database.close()
  expect(stored).toMatchObject({ count: 1 })

  await waiting.locator('summary').first().click()
  await expectAccessible(again)
  await press(again, outbox.finish)
  await expect(waiting).toBeHidden()
  await again.reload()
  await expect(again.getByRole('button', { name: id.wizard.next.toInformation })).toBeVisible()
  await expect(waiting).toBeHidden()
})

test('the English form opens offline after its tab was killed and offers the draft with its photo', async ({
  page,
  context,
}) => {
  await page.goto('/en/aduan-warga/new/buat-aduan')
  await fillUntilPlace(page, en, 'private')
  await offlineReady(page)
  await expect.poll(() => draftStep(page)).toBe(4)
  await page.close({ runBeforeUnload: false })
  await context.setOffline(true)
  const again = await context.newPage()
  await again.goto('/en/aduan-warga/new/buat-aduan')
  await press(again, en.draft.restore)
  await isStep(again, en, 'lokasi_aduan')
  await press(again, en.wizard.back)
  await expect(again.getByRole('img', { name: smallPhoto.name })).toBeVisible()
  // Other pages are no part of it; the portal's own page says so, and leads back to the form.
  await again.goto('/en/aduan-warga/cek-status')
  await expect(again.getByRole('heading', { level: 1, name: offlineEn.title })).toBeVisible()
  await expect(again.getByRole('link', { name: offlineEn.form })).toBeVisible()
})

test('a complaint that is refused once the network is back says so where its author still reads that it waits', async ({
  page,
  context,
}) => {
  await page.goto('/aduan-warga/buat-aduan')
  await fillUntilPlace(page, id, 'public')
  await sendOffline(page)
  await expect(page.getByRole('dialog', { name: notSent })).toContainText(failures.kept.device)

  // The server itself refuses what arrives without its title.
  await context.route('**/v1/public/complaints', (route) =>
    route.continue({ postData: route.request().postData()?.replaceAll(title, '') }),
  )
  await stayOffline(context)
  await context.setOffline(false)
  const refusal = page.getByRole('dialog', { name: failures.refused.heading })
  await expect(refusal).toContainText(failures.kept.page)
  await expectAccessible(page)
  await press(page, id.dialog.fix)
  const field = page.getByLabel(id.fields.title)
  await expect(field).toHaveValue(title)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  // It lies open in the form, not a second time in the list of what waits.
  await expect(page.getByRole('region', { name: outbox.label })).toBeHidden()
})
