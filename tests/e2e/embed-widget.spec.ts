import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { startPortal } from '../support/portal-server'
import { expectAccessible } from './support/accessible'
import { indonesian } from './support/messages'
import { seededFolder } from './support/seeded-folder'

type Mood = 'good' | 'failing' | 'forbidding' | 'empty' | 'silent'
let mood: Mood = 'failing'
let requests = 0
const other = createServer((_request, response) => {
  requests += 1
  if (mood === 'silent') return
  response.writeHead(mood === 'failing' ? 500 : 200, {
    'Content-Type': 'text/html; charset=utf-8',
    ...(mood === 'forbidding' && { 'X-Frame-Options': 'DENY' }),
  })
  response.end(
    mood === 'empty' ? '' : '<!doctype html><title>Kabar</title><p>Kabar dari situs lain</p>',
  )
})
let portal: Awaited<ReturnType<typeof startPortal>>
let dataDir = ''

test.beforeAll(async () => {
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  dataDir = await seededFolder('embed')
  portal = await startPortal({
    DATA_DIR: dataDir,
    MIN_FREE_BYTES: '0',
    EMBED_WIDGET_URL: `http://127.0.0.1:${(other.address() as AddressInfo).port}/kabar`,
  })
})
test.afterAll(async () => {
  await portal.stop()
  other.closeAllConnections()
  other.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('the widget of another site is never shown as a broken page, and comes once that site is good', async ({
  page,
}) => {
  const messages = indonesian.t.home.widget
  await page.goto(portal.origin)
  await page.locator('#home-widget').scrollIntoViewIfNeeded()
  const expectFailed = async () => {
    await expect(page.getByText(messages.failedTitle, { exact: true })).toBeVisible()
    await expect(page.getByText(messages.failedText, { exact: true })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  /** What our own server says of it. */
  const failureNow = async () =>
    ((await (await portal.ask('/v1/public/embed-widget')).json()) as { data: { failure: unknown } })
      .data.failure
  const reload = async () => {
    const button = page.getByRole('button', { name: messages.reload, exact: true })
    if (await button.isVisible()) await button.click()
  }
  /** The portal calls the other site again a few seconds after a failure. */
  const reloadUntilRequested = async () => {
    const before = requests
    await expect
      .poll(
        async () => {
          await reload()
          return requests
        },
        { timeout: 30_000, intervals: [1_000] },
      )
      .toBeGreaterThan(before)
  }

  await expectFailed()
  await expectAccessible(page)
  mood = 'forbidding'
  await reloadUntilRequested()
  await expectFailed()
  expect(await failureNow()).toBe('refused')
  for (const next of ['empty', 'silent'] as const) {
    mood = next
    await reloadUntilRequested()
    await expectFailed()
    expect(await failureNow()).toBe('empty')
  }
  const { port } = other.address() as AddressInfo
  other.closeAllConnections()
  other.close()
  await once(other, 'close')
  // Longer than a failure is cached, so that the refused connection is reported.
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  await reload()
  await expectFailed()
  mood = 'good'
  other.listen(port, '127.0.0.1')
  await once(other, 'listening')
  await reloadUntilRequested()
  // A page that asked a moment before the portal called again still has the failure, and is asked to try once more.
  const shown = page
    .frameLocator(`iframe[title="${messages.frame}"]`)
    .getByText('Kabar dari situs lain')
  await expect(async () => {
    await reload()
    await expect(shown).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByText(messages.failedTitle, { exact: true })).toBeHidden()
})
