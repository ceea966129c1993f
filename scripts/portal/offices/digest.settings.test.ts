import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { addDays } from '@/lib/days'
import { env } from '@/lib/env'
import { jakartaDay } from '@/lib/jakarta'
import { createComplaint } from '@/lib/server/complaints/embedded/create-complaint'
import { openMedia } from '@/lib/server/media/embedded/media'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { complaintWith } from '@/tests/crash/rounds'
import { tinyPhoto } from '@/tests/crash/tiny-photo'
import { type MailServer, startMailServer } from '@/tests/support/mail-server'
import { portalCommand } from '@/tests/support/portal-command'

const folder = mkdtempSync(join(tmpdir(), 'portal-office-digest-'))
const addresses = join(folder, 'addresses.json')
const today = jakartaDay(new Date())
const title = 'Jembatan gantung kami goyah'
let mail: MailServer
let body = ''
let late = ''
let soon = ''

const digest = async (...args: string[]) => {
  const { errors, ...said } = await portalCommand('offices', 'digest', ...args)
  return { ...said, errors: errors.join('\n') }
}

/** A complaint that the office handles, due on a day unless it waits for its reporter. @returns its number */
async function handled(dueOn: string, awaits: 'answer' | null = null): Promise<string> {
  const settings = env()
  const db = await openPreparedDatabase(settings)
  const media = await openMedia(db, { dataDir: settings.DATA_DIR, minFreeBytes: 0 })
  const key = randomUUID()
  const request = complaintWith(
    await media.savePhoto({ bytes: tinyPhoto, originalName: 'jalan.jpg' }, key),
  )
  Object.assign(request.informasi_aduan, { type: 'private', title })
  const { complaint_number: number } = await createComplaint(db, request, key, {
    siteOrigin: settings.SITE_ORIGIN,
    now: () => new Date(),
    requireSpace: () => Promise.resolve(),
  })
  await media.close()
  await db
    .updateTable('complaint_listings')
    .set({ due_on: dueOn, handling_body: body, awaits })
    .where('complaint_id', '=', (row) =>
      row.selectFrom('complaints').select('id').where('number', '=', number),
    )
    .execute()
  await db
    .updateTable('complaints')
    .set({ resolve_due_on: dueOn, handling_body: body, awaits })
    .where('number', '=', number)
    .execute()
  await db.destroy()
  return number
}

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  cpSync(inject('seededFolder'), join(folder, 'data'), { recursive: true })
  vi.stubEnv('MIN_FREE_BYTES', '0')
  mail = await startMailServer()
  vi.stubEnv('SMTP_URL', mail.url)
  const offices = JSON.parse((await portalCommand('complaints', 'offices', '--json')).lines) as {
    name: string
  }[]
  // Demonstration complaints of the seed go to offices too; this one has none of them.
  const busy = new Set(
    (JSON.parse((await digest('--json')).lines) as { body: string }[]).map((each) => each.body),
  )
  body = offices.find(({ name }) => !busy.has(name))?.name ?? ''
  late = await handled(addDays(today, -2))
  soon = await handled(addDays(today, 3))
  await handled(addDays(today, 4))
  for (const days of [-2, 3, 4]) await handled(addDays(today, days), 'answer')
})
afterAll(async () => {
  await mail.stop()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

describe('npm run portal -- offices digest', () => {
  it('counts each complaint that waits for an office once: late, due soon, later', async () => {
    const [own, ...others] = JSON.parse((await digest('--body', body, '--json')).lines) as {
      late: { count: number; complaints: { complaint_number: string }[] }
      due: { count: number; complaints: { complaint_number: string }[] }
      waiting: number
    }[]
    expect(others).toEqual([])
    expect(own?.late).toMatchObject({ count: 1, complaints: [{ complaint_number: late }] })
    expect(own?.due).toMatchObject({ count: 1, complaints: [{ complaint_number: soon }] })
    expect(own?.waiting).toBe(1)
    const wider = await digest('--body', body, '--within', '4')
    expect(wider.lines).toMatch(new RegExp(`^1 +2 +0 +${body}$`, 'm'))
  })

  it('mails it to the office, without a word of the reporter', async () => {
    // As editors on Windows save it.
    writeFileSync(addresses, `\uFEFF${JSON.stringify({ [body]: 'dinas@example.go.id' })}`)
    expect(await digest('--addresses', addresses)).toEqual({
      code: 0,
      lines: `${body}: sent`,
      text: `${body}: sent`,
      errors: '',
    })
    expect(mail.mails).toHaveLength(1)
    const [sent] = mail.mails
    expect(sent?.to).toEqual(['dinas@example.go.id'])
    for (const words of [late, soon, '1 aduan melewati batasnya', '1 complaint is past its limit'])
      expect(sent?.text).toContain(words)
    expect(sent?.text).not.toContain(title)
    const { data_wargi: reporter } = complaintWith({
      file_name: '',
      file_download_uri: '',
      size: 0,
    })
    for (const words of Object.values(reporter)) expect(sent?.text).not.toContain(words)
  })

  it('says which mail was not taken, and sends the others', async () => {
    const busy = JSON.parse((await digest('--json')).lines) as { body: string }[]
    const other = busy.find((each) => each.body !== body)?.body ?? ''
    writeFileSync(
      addresses,
      JSON.stringify({ [body]: 'penuh@refused.id', [other]: 'lain@example.go.id' }),
    )
    mail.mails.length = 0
    const { code, lines, errors } = await digest('--addresses', addresses)
    expect([code, lines]).toEqual([1, `${other}: sent`])
    expect(errors).toContain(`Not sent to: ${body}`)
    expect(errors).not.toContain('penuh@')
    expect(mail.mails.map(({ to }) => to)).toEqual([['lain@example.go.id']])
  })

  it.each([
    ['{"Dinas Sihir":"a@example.go.id"}', /No office is called Dinas Sihir/],
    ['{"Dinas Kesehatan":"kesehatan"}', /No address: Dinas Kesehatan/],
    ['[', /cannot be read as JSON/],
  ])('refuses the list %s and sends nothing', async (list, expected) => {
    writeFileSync(addresses, list)
    mail.mails.length = 0
    const { code, errors } = await digest('--addresses', addresses)
    expect(code).toBe(2)
    expect(errors).toMatch(expected)
    expect(mail.mails).toEqual([])
  })

  it('says that there is no mail server before it sends', async () => {
    writeFileSync(addresses, JSON.stringify({ [body]: 'dinas@example.go.id' }))
    vi.stubEnv('SMTP_URL', '')
    // Settings are read once.
    vi.resetModules()
    const fresh = await import('@/tests/support/portal-command')
    const { code, errors } = await fresh.portalCommand(
      'offices',
      'digest',
      '--addresses',
      addresses,
    )
    vi.stubEnv('SMTP_URL', mail.url)
    expect(code).toBe(1)
    expect(errors.join('\n')).toMatch(/SMTP_URL/)
  })
})
