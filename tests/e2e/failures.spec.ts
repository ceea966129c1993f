import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { expect, test, type Page, type Route } from '@playwright/test'
import outbox from '@/messages/id/complaint-outbox.json' with { type: 'json' }
import failures from '@/messages/id/failures.json' with { type: 'json' }
import { fileComplaint } from '../support/filed-complaint'
import { type PortalServer, startPortal } from '../support/portal-server'
import { expectAccessible } from './support/accessible'
import { refuseChunks } from './support/chunks'
import {
  choosePlace,
  fillUntilPlace,
  goToCheck,
  languages,
  press,
  readReceipt,
} from './support/complaint-journey'
import { indonesian } from './support/messages'
import { type Network, openNetwork } from './support/network'
import { openFeatureSheet, openWidget } from './support/open-widget'
import { seededFolder } from './support/seeded-folder'

const [{ messages: id }] = languages
const { t } = indonesian
const apiKey = 'key-of-the-failure-tests'
const networkPattern = /jaringan|sambung|internet/i
const sentenceOf = ({ heading, nextStep }: { heading: string; nextStep: string }) =>
  `${heading}. ${nextStep}`
const unsent = ({ heading }: { heading: string }) => `${heading} — belum terkirim`
const unsure = ({ heading }: { heading: string }) => `${heading} — belum pasti terkirim`
const later = failures.sentAgain.later.replace(/\{time.*\}\}/, '')

let portal: PortalServer
let network: Network
let dataDir: string
test.beforeAll(async () => {
  dataDir = await seededFolder('failures')
  // The limits as they are in real life.
  portal = await startPortal({
    DATA_DIR: dataDir,
    MIN_FREE_BYTES: '0',
    RATE_LIMIT_SCALE: '1',
    PORTAL_API_KEY: apiKey,
  })
  network = await openNetwork(portal.origin)
})
test.afterAll(async () => {
  await network.cut()
  await portal.stop()
  await rm(dataDir, { recursive: true, force: true })
})
// On a machine with only a loopback, browsers report being offline, whatever responds.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }),
  ),
)
// One portal and one network, which are cut for all.
test.describe.configure({ mode: 'serial' })

/** The cookie of a browser that was here before. */
const newBrowser = () => ({ name: 'portal-browser', value: randomBytes(16).toString('hex') })

async function fillForm(page: Page, origin = portal.origin) {
  await page.goto(`${origin}/aduan-warga/buat-aduan`)
  await fillUntilPlace(page, id, 'private')
  await choosePlace(page, id)
  await goToCheck(page, id)
  // The dialogs still need what is on its way.
  await page.waitForLoadState('networkidle')
}
async function send(page: Page) {
  await press(page, id.wizard.submit)
  await press(page, id.dialog.submitConfirm)
}
const respond =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', headers, body: JSON.stringify(body) })

test('a complaint says of every refusal of a working network what it is, that it is kept and sent again, and at last goes through', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await fillForm(page)
  // The portal cannot be made to respond with these.
  const cases = [
    { responses: respond(500, { code: 'INTERNAL' }), title: unsure(failures.system) },
    { responses: respond(201, { data: {} }), title: unsure(failures.emptyAnswer) },
    {
      responses: respond(429, { code: 'RATE_LIMITED' }, { 'Retry-After': '600' }),
      title: unsent(failures.limited),
      time: /pukul \d\d\.\d\d WIB/,
    },
  ]
  let responses = cases[0]?.responses
  await page.route('**/v1/public/complaints', (route) =>
    responses ? responses(route) : route.continue(),
  )
  await send(page)
  for (const [at, { title, time = new RegExp(later) }] of cases.entries()) {
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible({ timeout: 30_000 })
    await expect(dialog).toContainText(failures.kept.device)
    await expect(dialog).toContainText(time)
    await expect(dialog).not.toContainText(networkPattern)
    if (at === 0) await expectAccessible(page)
    responses = cases[at + 1]?.responses
    if (at + 1 < cases.length) await press(page, id.dialog.tryAgain)
  }

  // The list of waiting complaints says the same.
  const waiting = page.getByRole('region', { name: outbox.label })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: id.dialog.close, exact: true })
    .last()
    .click()
  await expect(waiting).toContainText(unsent(failures.limited))
  await expect(waiting).toContainText(/dikirim lagi otomatis mulai pukul \d\d\.\d\d WIB/)
  await expect(waiting).not.toContainText(networkPattern)
  await expectAccessible(page)
  await press(page, outbox.sendNow)
  await expect(waiting).toContainText(/JBR-\d{8}-[0-9A-Z]{6}/, { timeout: 30_000 })
})

test('a portal whose disk is full says that it is busy, keeps the complaint, and names a code to quote', async ({
  page,
}) => {
  const folder = await seededFolder('full')
  // The most that the setting takes: more than the disk of a machine that runs tests has free.
  const full = await startPortal(
    { DATA_DIR: folder, MIN_FREE_BYTES: String(2 ** 40) },
    { startedPath: '/v1/health' },
  )
  await fillForm(page, full.origin)
  await send(page)
  const dialog = page.getByRole('dialog', { name: unsent(failures.busy) })
  await expect(dialog).toContainText(failures.kept.device)
  await expect(dialog).toContainText(new RegExp(later))
  await expect(dialog).toContainText(/Kode [\w-]+/)
  await expect(dialog).not.toContainText(networkPattern)
  await full.stop()
  await rm(folder, { recursive: true, force: true })
})

test('refused values lead back to their field, nothing is sent by itself; mended, it goes through, with the truth about number and code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await fillForm(page)
  // What the form would never send, so that the portal itself refuses it.
  await page.route('**/v1/public/complaints', async (route) => {
    const request: { data_wargi: { phone: string } } = route.request().postDataJSON()
    await route.continue({
      postData: JSON.stringify({ ...request, data_wargi: { ...request.data_wargi, phone: '12' } }),
    })
  })
  await send(page)
  const refusal = page.getByRole('dialog', { name: unsent(failures.refused) })
  await expect(refusal).toContainText(failures.kept.page)
  await expectAccessible(page)
  await press(page, id.dialog.fix)
  await expect(
    page.getByRole('heading', { level: 2, name: id.wizard.steps.data_wargi }),
  ).toBeVisible()
  const phone = page.getByLabel(id.fields.phone)
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('region', { name: outbox.label })).toBeHidden()

  await page.unroute('**/v1/public/complaints')
  await phone.fill('081234567890')
  await goToCheck(page, id)
  await send(page)
  const { number, secret } = await readReceipt(page, id)
  const dialog = page.getByRole('dialog', { name: id.dialog.successTitle })
  await expect(dialog).toContainText(`${id.dialog.secretKept} ${id.dialog.secretLost}`)
  await expect(dialog.getByRole('button', { name: id.dialog.finish })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  // As it says: again on a complaint page, until it is put away.
  await page.goto(`${portal.origin}/aduan-warga`)
  const outboxRegion = page.getByRole('region', { name: outbox.label })
  await expect(outboxRegion).toContainText(secret)
  await outboxRegion.locator('summary').first().click()
  await expectAccessible(page)
  await outboxRegion.getByRole('button', { name: outbox.finish, exact: true }).press('Enter')
  await expect(outboxRegion).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(outbox.putAway)).toHaveAttribute('role', 'status')
  // And without the code by number and phone.
  await page.goto(`${portal.origin}/aduan-warga/cek-status`)
  const messages = t['complaint-status-page']
  await page.getByLabel(messages.numberLabel).fill(number)
  await press(page, messages.privateToggle)
  await press(page, messages.phoneToggle)
  await page.getByLabel(messages.phoneLabel).fill('081234567890')
  await press(page, messages.submit)
  await expect(
    page.getByText(t['complaint-following'].temporaryNote.split('{')[0] ?? ''),
  ).toBeVisible()
})

test('the limit of complaints of one browser is told with the time at which it ends', async ({
  page,
  context,
}) => {
  const browser = newBrowser()
  await context.addCookies([{ ...browser, url: portal.origin }])
  await fillForm(page)
  const cookie = `${browser.name}=${browser.value}`
  const ask = (path: string, init: RequestInit = {}) =>
    portal.ask(path, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), cookie },
    })
  for (let count = 0; count < 5; count += 1)
    await fileComplaint({ ask }, apiKey, { email: 'budi@warga.id' })
  await send(page)
  const dialog = page.getByRole('dialog', { name: unsent(failures.limited) })
  await expect(dialog).toContainText(/Coba lagi pukul \d\d\.\d\d WIB\./)
  await expect(dialog).toContainText(/dikirim lagi otomatis mulai pukul \d\d\.\d\d WIB/)
  await expect(dialog).not.toContainText(networkPattern)
})

test('people behind an address whose limit others have used up are not told that they have sent feedback', async ({
  page,
  context,
}) => {
  const responses = {
    rating: 5,
    compliments: 'YA',
    criticism: 'Tulisan kecil.',
    suggestions: 'Besarkan.',
    aspect_value: { relevance: 4, reachable: 3, user_experience: 2, user_interface: 1 },
    gender: 'P',
    education: 'S1',
    occupation: 'PNS',
    age: 42,
    domicile: 'Kota Bandung',
  }
  const post = () => {
    const { name, value } = newBrowser()
    const headers = {
      'content-type': 'application/json',
      'api-key': apiKey,
      cookie: `${name}=${value}`,
    }
    return portal.ask('/v1/feedback', { method: 'POST', headers, body: JSON.stringify(responses) })
  }
  for (let batch = 0; batch < 31; batch += 1) await Promise.all(Array.from({ length: 20 }, post))
  expect((await post()).status).toBe(429)

  const { feedback: messages } = t
  await context.addCookies([{ ...newBrowser(), url: portal.origin }])
  await page.goto(`${portal.origin}/kebijakan-privasi`)
  await openWidget(page, 'JABARPROV_FEEDBACK', 'id')
  const form = page.getByRole('dialog', { name: messages.title })
  const choose = (name: string, choice: string) =>
    form.getByRole('radiogroup', { name }).getByRole('radio', { name: choice, exact: true }).check()
  await choose(messages.rating.legend, messages.rating.options[4])
  for (const aspect of ['relevance', 'reachable', 'user_experience', 'user_interface'] as const)
    await choose(messages.aspects[aspect], messages.aspects.options[3])
  await choose(messages.compliments.legend, messages.compliments.options.YA)
  await form.getByLabel(messages.texts.criticism, { exact: true }).fill('Tulisan terlalu kecil.')
  await form.getByLabel(messages.texts.suggestions, { exact: true }).fill('Besarkan hurufnya.')
  await choose(messages.person.gender, messages.person.genders.P)
  await form.getByLabel(messages.person.age).fill('42')
  await form.getByRole('combobox', { name: messages.person.domicile }).fill('cimahi')
  await form.getByRole('option', { name: 'Kota Cimahi' }).click()
  await form.getByLabel(messages.person.education).selectOption('S1')
  await form.getByLabel(messages.person.occupation, { exact: true }).selectOption('PNS')
  await form.getByRole('button', { name: messages.submit }).click()
  const wait = page.getByRole('dialog', { name: messages.results.limited.title })
  await expect(wait).toContainText(
    /Batas ulasan dari jaringan yang dipakai bersama ini sudah tercapai\..*pukul \d\d\.\d\d WIB/,
  )
  await expect(wait).not.toContainText('baru saja')
  await expectAccessible(page)
})

/** Keeps pages from having loaded, as a slow network does with their pictures. */
async function holdLoad(page: Page) {
  await page.route('**/never.png', () => undefined)
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const picture = document.createElement('img')
      picture.src = '/never.png'
      document.body.append(picture)
    }),
  )
}

test('a part that does not come before the page has loaded is told where it was asked for', async ({
  page,
}) => {
  await holdLoad(page)
  await refuseChunks(page, '/public/complaints/recovery')
  await page.goto(`${portal.origin}/aduan-warga/cek-status?nomor=JBR-20260131-7K4M9A`, {
    waitUntil: 'commit',
  })
  await expect(page.getByText(sentenceOf(failures.missingChunk)).last()).toBeVisible()
  const { readyState, reloadedAt } = await page.evaluate(() => ({
    readyState: document.readyState,
    reloadedAt: sessionStorage.getItem('chunk-reload-at'),
  }))
  expect([readyState, reloadedAt]).toEqual(['interactive', null])
})

test('a part of the page that does not come is told as that', async ({ page }) => {
  // What looks a complaint up: its file is known by its words.
  const restore = await refuseChunks(page, '/public/complaints/recovery')
  await page.goto(`${portal.origin}/aduan-warga/cek-status?nomor=JBR-20260131-7K4M9A`)
  await expect(page.getByText(sentenceOf(failures.missingChunk)).last()).toBeVisible()
  await restore()
  // A popup: the words of every page, because its own may be missing as well.
  await refuseChunks(page, '/public/quick-accesses')
  await page.goto(`${portal.origin}/berita`)
  const { widgets } = t
  const sheet = await openFeatureSheet(page, 'id')
  await sheet.getByRole('button', { name: widgets.items.QUICK_ACCESS.title }).click()
  await expect(page.getByRole('alert').filter({ hasText: widgets.loading.failed })).toBeVisible()
})

test('a network that is cut or stalls is told as that, wherever something is asked', async ({
  page,
}) => {
  const messages = t['complaint-status-page']
  const error = page.getByRole('main')
  await page.goto(`${network.origin}/aduan-warga/cek-status`)
  await page.getByLabel(messages.numberLabel).fill('JBR-20260131-7K4M9A')
  await press(page, messages.submit)
  // The code for asking is there now.
  await expect(error.getByText(messages.notFound).last()).toBeVisible()
  await network.stall()
  await press(page, messages.submit)
  await expect(error.getByText(sentenceOf(failures.timeout)).last()).toBeVisible({
    timeout: 20_000,
  })
  await network.cut()
  await press(page, messages.retry)
  await expect(error.getByText(sentenceOf(failures.unreachable)).last()).toBeVisible()
  await expectAccessible(page)
  await network.restore()
  await press(page, messages.retry)
  await expect(error.getByText(messages.notFound).last()).toBeVisible()

  // Not yet in the browser's own cache: what it has is shown without network, too.
  await page.route('**/v1/public/quick-accesses?*', respond(503, { code: 'UNAVAILABLE' }))
  const popup = await openWidget(page, 'QUICK_ACCESS', 'id')
  const { failed, retry } = t['quick-access']
  await expect(popup.getByText(`${failed} ${sentenceOf(failures.busy)}`).last()).toBeVisible()
  await page.unroute('**/v1/public/quick-accesses?*')
  await network.cut()
  await press(page, retry)
  await expect(
    popup.getByText(`${failed} ${sentenceOf(failures.unreachable)}`).last(),
  ).toBeVisible()
  await network.restore()
  await press(page, retry)
  await expect(popup.getByRole('link').first()).toBeVisible()
})

test('a complaint that meets a cut network goes out by itself once it is back', async ({
  page,
}) => {
  await fillForm(page, network.origin)
  await network.cut()
  await send(page)
  const dialog = page.getByRole('dialog', { name: unsure(failures.unreachable) })
  await expect(dialog).toContainText(`${failures.kept.device} ${failures.sentAgain.whenConnected}`)
  await network.restore()
  await expect(page.getByText(/JBR-\d{8}-[0-9A-Z]{6}/).first()).toBeVisible({ timeout: 60_000 })
})
