import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import { awardAddress } from '@/lib/address/lists/award-address'
import en from '@/messages/en/preview.json' with { type: 'json' }
import id from '@/messages/id/preview.json' with { type: 'json' }
import { expectAccessible } from './support/accessible'
import { editorPort, previewSecret } from './support/preview-settings'
import { wide } from './support/windows'

const added = {
  id: 'Berlaku di setiap Disdukcapil.',
  en: 'Valid at every civil registration office.',
}
const run = promisify(execFile)
const command = async (...args: string[]) => {
  const env = {
    ...process.env,
    DATA_DIR: process.env.PORTAL_E2E_DATA,
    PREVIEW_SECRET: previewSecret,
    SITE_ORIGIN: test.info().project.use.baseURL,
  }
  return (await run(process.execPath, ['dist/portal.mjs', ...args], { env })).stdout
}

interface Draft {
  id: number
  service_name: { id: string; en: string }
  description: { id: string; en: string }
}

interface Link {
  id: string
  urls: [string, string]
}

let draft: Draft
const newLink = async () =>
  JSON.parse(await command('preview', 'link', `services/${draft.id}`, '--json')) as Link

test.beforeAll(async () => {
  draft = JSON.parse(
    await readFile('lib/server/seed/content/services/akta-kelahiran.json', 'utf8'),
  ) as Draft
  for (const lang of ['id', 'en'] as const) draft.description[lang] += ` ${added[lang]}`
  const folder = await mkdtemp(join(tmpdir(), 'portal-draft-'))
  await writeFile(join(folder, 'akta-kelahiran.json'), JSON.stringify(draft))
  await command('content', 'draft', join(folder, 'akta-kelahiran.json'))
  await rm(folder, { recursive: true })
})

test('a draft is read and compared by keyboard, in both languages, and by nobody without the link', async ({
  page,
}) => {
  const link = await newLink()
  await page.goto(link.urls[0])
  await expect(page.getByText(added.id)).toBeVisible()
  await expect(page.getByText(id.bar.draft)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: id.bar.compare }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: id.differences.title })).toBeVisible()
  await expect(page.locator('ins', { hasText: added.id })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: id.bar.page }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: draft.service_name.id })).toBeVisible()
  await page.getByRole('link', { name: 'English', exact: true }).press('Enter')
  await expect(page.getByText(added.en)).toBeVisible()
  await expect(page.getByText(en.bar.draft)).toBeVisible()
  await page.setViewportSize(wide.viewport)
  await expectAccessible(page)
  await page.getByRole('link', { name: en.bar.compare }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: en.differences.title })).toBeVisible()
  await expect(page.locator('ins', { hasText: added.en })).toBeVisible()

  await command('preview', 'revoke', link.id)
  for (const [nth, { refused }] of [id, en].entries()) {
    const response = await page.goto(link.urls[nth] ?? '')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: refused.heading })).toBeVisible()
  }
  await expectAccessible(page)
})

test('a draft of another kind is read on the page that shows it, and compared', async ({
  page,
}) => {
  const file = 'lib/server/seed/content/awards/hukum-dan-ham.json'
  const awards = JSON.parse(await readFile(file, 'utf8')) as {
    id: number
    indonesian: { title: string }
  }[]
  const [award] = awards
  if (!award) throw new Error(`${file} holds no award`)
  const live = award.indonesian.title
  award.indonesian.title = `${live}, dari draf`
  const folder = await mkdtemp(join(tmpdir(), 'portal-draft-'))
  await writeFile(join(folder, 'hukum-dan-ham.json'), JSON.stringify([award]))
  await command('content', 'draft', join(folder, 'hukum-dan-ham.json'), '--kind', 'awards')
  await rm(folder, { recursive: true })
  const { urls } = JSON.parse(
    await command('preview', 'link', `awards/${award.id}`, '--json'),
  ) as Link

  await page.goto(urls[0])
  await expect(
    page.getByRole('heading', { name: award.indonesian.title, exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: id.bar.label })).toContainText(id.bar.draft)
  await expectAccessible(page)
  await page.getByRole('link', { name: id.bar.compare }).press('Enter')
  await expect(page.locator('ins', { hasText: 'dari draf' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(awardAddress.href({ query: live }))
  await expect(page.getByRole('heading', { name: live, exact: true })).toBeVisible()
  await expect(page.getByText('dari draf')).toHaveCount(0)
})

const framing = (url: string) =>
  `<iframe title="preview" width="800" height="600" src="${url.replaceAll('&', '&amp;')}"></iframe>`

/**
 * A page of another system that shows the preview inside itself and keeps what that says. On a port of the loopback: the browser keeps
 * pages of farther away from it.
 */
async function servePage(port: number, frame: string) {
  const keep = `<script>heard = []; addEventListener('message', ({ data }) => heard.push(data))</script>`
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Editor</title>${keep}${frame}`),
  )
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

async function openFrame(page: Page, origin: string) {
  await page.goto(origin)
  return {
    preview: page.frameLocator('iframe'),
    send: (document: object) =>
      page.evaluate(
        (sent) =>
          window.frames[0]?.postMessage({ type: 'portal-preview:draft', document: sent }, '*'),
        document,
      ),
    heard: () => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard),
  }
}

// One after the other: the editor's page has one address.
test.describe.serial("inside the editor's own page", () => {
  test('each change is shown, and what is wrong with one that cannot be', async ({ page }) => {
    const editor = await servePage(editorPort, framing((await newLink()).urls[0]))
    const { preview, send, heard } = await openFrame(page, editor.origin)
    await expect.poll(heard).toContainEqual({ type: 'portal-preview:ready', id: draft.id })
    const title = {
      id: 'Akta kelahiran dengan judul baru',
      en: 'Birth certificate with a new title',
    }
    await send({ ...draft, service_name: title })
    await expect(preview.getByRole('heading', { level: 1, name: title.id })).toBeVisible()
    await send({ ...draft, service_name: { id: '', en: '' } })
    await expect(
      preview.getByText(id.live.problems).filter({ visible: true }).first(),
    ).toBeVisible()
    await expect.poll(heard).toContainEqual(
      expect.objectContaining({
        type: 'portal-preview:result',
        isShown: false,
        message: id.live.problems,
      }),
    )
    // What could be shown stays.
    await expect(preview.getByRole('heading', { level: 1, name: title.id })).toBeVisible()
    editor.close()
  })

  test('a page of another site does not get the preview', async ({ page }) => {
    const stranger = await servePage(0, framing((await newLink()).urls[0]))
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('frame-ancestors'),
    )
    await openFrame(page, stranger.origin)
    await refused
    await expect(page.frameLocator('iframe').getByText(id.bar.draft)).toHaveCount(0)
    stranger.close()
  })
})
