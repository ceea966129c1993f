import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import { fileComplaint } from '../support/filed-complaint'
import { sampleAuthor, samplePdf } from '../support/sample-pdf'
import { expectAccessible } from './support/accessible'
import { indonesian } from './support/messages'

const run = promisify(execFile)
const title = 'Surat jawaban Dinas Bina Marga'

/** Attaches a letter to an answer as officers do. */
async function answerWithLetter(number: string) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-letter-'))
  const letter = join(folder, 'Surat.pdf')
  await writeFile(letter, samplePdf({ size: 200_000 }))
  const words = ['--note', 'Kami jawab dengan surat.', '--document', letter, '--title', title]
  const env = {
    ...process.env,
    DATA_DIR: process.env.PORTAL_E2E_DATA,
    SITE_ORIGIN: test.info().project.use.baseURL,
  }
  await run(process.execPath, ['dist/portal.mjs', 'complaints', 'answer', number, ...words], {
    env,
  })
  await rm(folder, { recursive: true })
}

const { 'complaint-following': messages } = indonesian.t
const letterOn = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: messages.kind.answered })
    .getByRole('link', { name: new RegExp(`^${title} \\(PDF, \\d+(,\\d)? KB\\)$`) })

test('a letter of an officer is found below its step: as a plain link that needs no script, or with the secret', async ({
  page,
  browser,
  baseURL,
}) => {
  const portal = { ask: (path: string, init?: RequestInit) => fetch(new URL(path, baseURL), init) }
  const filed = (type: 'public' | 'private') =>
    fileComplaint(portal, 'e2e-key-for-tests', { email: 'budi@warga.id', type })

  const { complaint_number: number } = await filed('public')
  await answerWithLetter(number)
  await page.goto(`/aduan-warga/cek-status?nomor=${number}`)
  const link = letterOn(page)
  await expect(link).toBeVisible()
  await expectAccessible(page)
  const address = await link.getAttribute('href')
  const still = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await still.setContent(`<a href="${new URL(address ?? '', baseURL).href}">surat</a>`)
  const [saved] = await Promise.all([still.waitForEvent('download'), still.locator('a').click()])
  expect(saved.suggestedFilename()).toBe(`${title}.pdf`)
  const bytes = await readFile(await saved.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1')).not.toContain(sampleAuthor)
  await still.close()

  const own = await filed('private')
  await answerWithLetter(own.complaint_number)
  await page.goto(`/aduan-warga/cek-status#nomor=${own.complaint_number}&kunci=${own.secret}`)
  const [letter] = await Promise.all([page.waitForEvent('download'), letterOn(page).click()])
  expect(letter.suggestedFilename()).toBe(`${title}.pdf`)
  const hidden = await letterOn(page).getAttribute('href')
  expect((await page.request.get(hidden ?? '')).status()).toBe(404)
})
