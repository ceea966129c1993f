import {
  existsSync,
  mkdirSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { jakartaDay } from '@/lib/jakarta'
import { latestExtension } from '@/lib/complaints/extension-days'
import { env } from '@/lib/env'
import { handledComplaintDetail } from '@/lib/schemas/complaint-handling'
import { createComplaint } from '@/lib/server/complaints/embedded/create-complaint'
import { openMedia } from '@/lib/server/media/embedded/media'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { complaintWith } from '@/tests/crash/rounds'
import { tinyPhoto } from '@/tests/crash/tiny-photo'
import { samplePdf } from '@/tests/support/sample-pdf'
import { portalCommand } from '@/tests/support/portal-command'

const folder = mkdtempSync(join(tmpdir(), 'portal-complaint-commands-'))
const photo = join(folder, 'bukti.jpg')

async function run(...args: string[]) {
  const { errors, ...said } = await portalCommand('complaints', ...args)
  return { ...said, errors: errors.join('\n') }
}

// With digits between, one in some hundred is held as the plate of a car.
const lettersOf = (key: string) =>
  key.slice(0, 8).replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

/** Stores a complaint as the server beside the commands would. @returns its number */
async function stored(
  changes: { title?: string; reason?: string; type?: 'public' | 'private' } = {},
): Promise<string> {
  const settings = env()
  const db = await openPreparedDatabase(settings)
  const media = await openMedia(db, { dataDir: settings.DATA_DIR, minFreeBytes: 0 })
  const key = randomUUID()
  const request = complaintWith(
    await media.savePhoto({ bytes: tinyPhoto, originalName: 'jalan.jpg' }, key),
  )
  Object.assign(
    request.informasi_aduan,
    { type: 'public', title: `Aduan ${lettersOf(key)}` },
    changes,
  )
  const { complaint_number: number } = await createComplaint(db, request, key, {
    siteOrigin: settings.SITE_ORIGIN,
    now: () => new Date(),
    requireSpace: () => Promise.resolve(),
  })
  await media.close()
  await db.destroy()
  return number
}
const shown = async (number: string) =>
  handledComplaintDetail.parse(JSON.parse((await run('show', number, '--json')).lines))

beforeAll(() => {
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  cpSync(inject('seededFolder'), join(folder, 'data'), { recursive: true })
  vi.stubEnv('MIN_FREE_BYTES', '0')
  vi.stubEnv('NOTIFY_WEBHOOK_URL', 'http://127.0.0.1:9/news')
  vi.stubEnv('NOTIFY_WEBHOOK_SECRET', 's'.repeat(32))
  writeFileSync(photo, tinyPhoto)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

describe('npm run portal -- complaints', () => {
  it.each([
    [[], /Say what to do/],
    [['burn'], /Unknown command "complaints burn"/],
    [['toString'], /Unknown command/],
    [['show'], /The complaint number is missing/],
    [['show', 'a', 'b'], /Too many arguments: "complaints show" takes 1/],
    [['list', '--colour'], /Unknown option '--colour'/],
    [['list', '--status', 'bogus'], /--status is not one of the choices \(unverified, verified/],
    [['move', 'JBR-1', '--note', 'x'], /--to /],
    [['move', 'JBR-1', '--to', 'verified'], /Give either --note or --template/],
    [
      ['move', 'JBR-1', '--to', 'rejected', '--note', 'x', '--reason', 'dull'],
      /--reason is not one of the choices \(incomplete/,
    ],
    [['extend', 'JBR-1', '--until', 'besok', '--reason', 'weather'], /--until must be a date/],
    [['merge', 'JBR-1'], /Give either --into or --out/],
    [['hold', 'JBR-1', '--reason', 'officer', '--release'], /Give either --reason or --release/],
    [['review', 'JBR-1'], /The photo id is missing/],
    [['erase', 'JBR-1'], /Give either --grant or --refuse/],
    [['erase', 'JBR-1', '--refuse'], /--because/],
    [['export', 'file.xlsx'], /ends in \.csv or \.json/],
    [['list', '--due-from', 'besok'], /--due-from must be a date/],
    [['list', '--page', 'x'], /--page must be a whole number/],
    [['files'], /The complaint number is missing/],
    [
      ['move', 'JBR-1', 'JBR-2', '--to', 'verified', '--note', 'x', '--seen-step', '1'],
      /--seen-step is for one complaint/,
    ],
    [
      ['move', 'JBR-1', '--to', 'verified', '--template', 'sihir'],
      /no template "sihir" \(verified, /,
    ],
    [
      ['move', 'JBR-1', '--to', 'verified', '--template', 'verified', '--note', 'x'],
      /Give either --note or --template/,
    ],
    [
      ['answer', 'JBR-1', '--template', 'visit', '--set', 'body=Dinas'],
      /The template "visit" needs --set date=…/,
    ],
    [
      ['answer', 'JBR-1', '--template', 'visit', '--set', 'warna=merah'],
      /has no place for "warna" \(body, date\)/,
    ],
    [['answer', 'JBR-1', '--template', 'visit', '--set', 'date'], /write it as key=value/],
    [['answer', 'JBR-1', '--note', 'x', '--set', 'date=x'], /--set belongs to a --template/],
    [['recount', '--fast'], /Unknown option '--fast'/],
    [['contact-reads', 'JBR-1'], /"JBR-1" is no complaint number/],
    [['contact-reads', '--before', 'x'], /--before must be/],
  ])(
    '%j is wrong use: exit code 2, one line, and no database is opened',
    async (args, expected) => {
      vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none')
      const { code, lines, errors } = await run(...args)
      vi.stubEnv('DATABASE_URL', '')
      expect([code, lines]).toEqual([2, ''])
      expect(errors).toMatch(expected)
      expect(errors).not.toContain('\n')
    },
  )

  it('moves a complaint with a photo as evidence and shows every step, with the name of the officer', async () => {
    const number = await stored()
    expect(
      await run(
        'move',
        number,
        '--to',
        'verified',
        '--note',
        'Sudah diperiksa.',
        '--actor',
        'ani',
        '--seen-step',
        '1',
      ),
    ).toMatchObject({
      code: 0,
      lines: expect.stringMatching(`^${number}: step 2, verified, due \\d{4}-`),
    })
    expect(
      (
        await run(
          'move',
          number,
          '--to',
          'followup',
          '--note',
          'Tim ke lokasi.',
          '--evidence',
          photo,
        )
      ).errors,
    ).toBe('')
    const detail = await shown(number)
    expect(detail).toMatchObject({ status: 'followup', step: 3 })
    expect(detail.steps.at(-1)?.evidences).toHaveLength(1)
    const { lines } = await run('show', number)
    for (const part of [
      /^Status +followup, step 3$/m,
      /^Due +\d{4}-\d\d-\d\d \(ordinary\)$/m,
      /^May go to +\S.*review/m,
      /^Reporter +\S.*, 08\d+, \S+@\S+$/m,
      /2\. .* moved -> verified {2}by ani/,
      /Tim ke lokasi\./,
    ]) {
      expect(lines).toMatch(part)
    }
  })

  it('queues the message that the reporter chose, for the server to send', async () => {
    const number = await stored()
    const db = await openPreparedDatabase(env())
    const { id } = await db
      .selectFrom('complaints')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('notification_subscriptions')
      .values({
        complaint_id: id,
        channel: 'webhook',
        target_hash: '',
        target: '',
        locale: 'id',
        created_at: new Date().toISOString(),
      })
      .execute()
    expect((await run('answer', number, '--note', 'Tim berangkat.')).code).toBe(0)
    const queued = await db
      .selectFrom('notification_deliveries')
      .select(['body', 'sent_at'])
      .where('complaint_id', '=', id)
      .execute()
    await db.destroy()
    expect(queued).toMatchObject([{ body: expect.stringContaining('"answered"'), sent_at: null }])
  })

  it('attaches PDFs with their titles to answer, question and move, and says what is wrong with one', async () => {
    const number = await stored()
    const write = (name: string, bytes: Uint8Array) => {
      writeFileSync(join(folder, name), bytes)
      return join(folder, name)
    }
    const letter = write('surat.pdf', samplePdf())
    const signed = write(
      'bertanda.pdf',
      samplePdf({
        catalog: '/AcroForm << /Fields [9 0 R] >>',
        objects: ['<< /FT /Sig /T (a) /V << /Type /Sig >> >>'],
      }),
    )
    const both = ['--document', letter, '--title', 'Surat jawaban', '--document', signed]
    const answered = await run('answer', number, '--note', 'x', ...both, '--title', 'Berita acara')
    expect(answered).toMatchObject({
      code: 0,
      errors: '',
      lines: expect.stringContaining('bertanda.pdf: is kept as a copy without its electronic'),
    })
    const english = ['--title', 'Peta', '--title-en', 'Map']
    await run('ask', number, '--text', 'Di sini?', '--document', letter, ...english)
    const titles = (await shown(number)).steps.map(({ documents }) =>
      documents.map(({ title, title_en: en }) => [title, en].join('|')),
    )
    expect(titles).toEqual([[], ['Surat jawaban|', 'Berita acara|'], ['Peta|Map']])
    expect((await run('show', number)).lines).toMatch(/document [0-9a-f]{32} {2}Peta \(\d+ KiB\)/)

    const refusal = async (...given: string[]) => {
      const { code, errors } = await run('answer', number, '--note', 'x', ...given)
      return `${code} ${errors.replaceAll(folder, '')}`
    }
    const help = 'Try: npm run portal -- help complaints answer'
    const script = write('skrip.pdf', samplePdf({ catalog: '/OpenAction << /S /JavaScript >>' }))
    expect([
      await refusal('--document', letter),
      await refusal('--document', letter, '--title', 'a'),
      await refusal('--document', join(folder, 'nowhere.pdf'), '--title', 'Surat'),
      await refusal('--document', photo, '--title', 'Surat'),
      await refusal('--document', script, '--title', 'Surat'),
    ]).toEqual([
      `2 Give each --document a --title, in the same order. ${help}`,
      `2 --title has 3 to 120 characters: a. ${help}`,
      '1 /nowhere.pdf: cannot be read',
      '1 /bukti.jpg: is no PDF that can be read',
      '1 /skrip.pdf: holds a script, an attachment or a command that opens files; print it to a plain PDF',
    ])
  })

  it('tells in one line why a move is refused and what is true now', async () => {
    const number = await stored()
    const refusal = async (...args: string[]) => {
      const { code, errors } = await run(...args)
      expect([code, errors.includes('\n')]).toEqual([1, false])
      return errors
    }
    expect(
      await refusal('move', number, '--to', 'finished', '--note', 'x', '--evidence', photo),
    ).toMatch(/^Not allowed: from unverified it may go to verified, /)
    expect(
      await refusal('move', number, '--to', 'verified', '--note', 'x', '--seen-step', '4'),
    ).toBe(`${number} changed meanwhile, now at step 1 (unverified)`)
    expect(await refusal('move', number, '--to', 'rejected', '--note', 'x')).toBe(
      '--reason has not been filled in',
    )
    expect(
      await refusal(
        'move',
        number,
        '--to',
        'verified',
        '--note',
        'x',
        '--evidence',
        join(folder, 'nowhere.jpg'),
      ),
    ).toMatch(/nowhere\.jpg: cannot be read$/)
    const noPhoto = join(folder, 'no-photo.jpg')
    writeFileSync(noPhoto, 'kosong')
    expect(
      await refusal('move', number, '--to', 'verified', '--note', 'x', '--evidence', noPhoto),
    ).toBe('no-photo.jpg: is no readable JPEG or PNG')
    expect(await refusal('hold', number, '--release')).toBe('Not allowed: it is not held')
    const asked = await stored()
    await run('ask', asked, '--text', 'Di mana persisnya?')
    expect(await refusal('ask', asked, '--text', 'Di mana?')).toBe(
      'Not allowed: not while it is unverified, waiting for the reporter',
    )
    expect(await refusal('show', 'JBR-20260101-000000')).toBe(
      'There is no complaint JBR-20260101-000000',
    )
    expect(await refusal('answer', 'JBR-20260101-000000', '--note', 'x')).toBe(
      'There is no complaint JBR-20260101-000000',
    )
    expect((await shown(number)).step).toBe(1)
  })

  it('lists what reporters asked of their data, and refuses or does it', async () => {
    const [kept, gone] = [await stored(), await stored()]
    expect((await run('requests')).lines).toBe('No requests.')
    expect((await run('erase', kept, '--grant')).errors).toBe(
      'Not allowed: no request to erase it waits for a decision',
    )
    const db = await openPreparedDatabase(env())
    const { id } = await db
      .selectFrom('complaints')
      .select('id')
      .where('number', '=', kept)
      .executeTakeFirstOrThrow()
    const other = await db
      .selectFrom('complaints')
      .select('id')
      .where('number', '=', gone)
      .executeTakeFirstOrThrow()
    const request = { kind: 'erase', state: 'requested', decided_at: null } as const
    await db
      .insertInto('complaint_rights')
      .values([
        {
          ...request,
          complaint_id: id,
          requested_at: '2026-01-02T00:00:00.000Z',
          due_at: '2026-01-05T00:00:00.000Z',
        },
        {
          ...request,
          complaint_id: other.id,
          requested_at: '2026-01-01T00:00:00.000Z',
          due_at: '2026-01-04T00:00:00.000Z',
        },
      ])
      .execute()
    await db.destroy()
    const { lines } = await run('requests')
    expect(lines.indexOf(gone)).toBeLessThan(lines.indexOf(kept))
    expect(lines).toMatch(/erase +2026-01-04T07:00:00\+07:00 +unverified +- +LATE/)
    for (const decision of [
      ['erase', kept, '--refuse', '--because', 'Masih diperiksa.'],
      ['erase', gone, '--grant'],
    ])
      expect(await run(...decision)).toMatchObject({ code: 0, errors: '' })
    expect(await shown(kept)).toMatchObject({ status: 'unverified' })
    expect(await shown(gone)).toMatchObject({ status: 'canceled', title: '', description: '' })
    expect((await run('requests')).lines).toBe('No requests.')
  })

  it('answers, extends, asks, hides, joins and takes out again', async () => {
    const [number, main] = [await stored(), await stored()]
    const actions: string[][] = [
      ['answer', number, '--note', 'Terima kasih.'],
      ['extend', number, '--until', latestExtension(jakartaDay(new Date())), '--reason', 'weather'],
      ['ask', number, '--text', 'Di dekat apa?'],
      ['hold', number, '--reason', 'personal_data'],
      ['hold', number, '--release'],
      ['merge', number, '--into', main],
      ['merge', number, '--out'],
    ]
    for (const action of actions)
      expect(await run(...action), action.join(' ')).toMatchObject({ code: 0, errors: '' })
    expect((await shown(number)).steps.map(({ kind }) => kind)).toEqual([
      'received',
      'answered',
      'extended',
      'asked',
      'held',
      'released',
      'merged',
      'unmerged',
    ])
  })

  it('says why a complaint cannot be the main one', async () => {
    const number = await stored()
    for (const main of [number, 'JBR-20260101-AAAAAA'])
      expect(await run('merge', number, '--into', main)).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/^--into must be another public complaint/),
      })
  })

  it('saves the photos of a complaint and what its steps hold under telling names, for their owner alone, and never over a file', async () => {
    const number = await stored({ type: 'private' })
    const [target, letter] = [join(folder, 'foto', 'baru'), join(folder, 'surat-balasan.pdf')]
    writeFileSync(letter, samplePdf())
    expect(
      await run(
        'move',
        number,
        '--to',
        'verified',
        '--note',
        'Sudah diperiksa.',
        '--evidence',
        photo,
        '--document',
        letter,
        '--title',
        'Surat jawaban',
      ),
    ).toMatchObject({ code: 0 })
    const { code, lines } = await run('files', number, '--save', target)
    const paths = lines.split('\n')
    expect([code, paths.map((path) => path.replace('-hidden', ''))]).toEqual([
      0,
      ['photo-1.jpg', 'step-2-evidence-1.jpg', 'step-2-document-1.pdf'].map((name) =>
        join(target, `${number}-${name}`),
      ),
    ])
    const jpeg = Buffer.from([0xff, 0xd8, 0xff]).toString('latin1')
    expect(
      paths.map((path) => [
        readFileSync(path).subarray(0, 3).toString('latin1'),
        statSync(path).mode & 0o777,
      ]),
    ).toEqual([
      [jpeg, 0o600],
      [jpeg, 0o600],
      ['%PD', 0o600],
    ])
    const before = paths.map((path) => statSync(path).mtimeMs)
    expect(await run('files', number, '--save', target)).toMatchObject({
      code: 1,
      errors: `${paths[0]}: is there already; give another folder`,
    })
    expect(paths.map((path) => statSync(path).mtimeMs)).toEqual(before)
    const { photos, steps } = await shown(number)
    expect(
      (await run('files', number, photos[0]?.id ?? '', '--save', join(folder, 'satu'))).lines,
    ).toBe(join(folder, 'satu', `${number}-photo-1.jpg`))
    const id = steps.at(-1)?.documents[0]?.id ?? ''
    expect((await run('files', number, id, '--save', join(folder, 'satu'))).lines).toBe(
      join(folder, 'satu', `${number}-step-2-document-1.pdf`),
    )
    expect(
      await run('files', number, '0'.repeat(32), '--save', join(folder, 'tiada')),
    ).toMatchObject({
      code: 1,
      errors: `There is no photo or document ${'0'.repeat(32)} of ${number}`,
    })
    expect((await run('files', 'JBR-20260101-000000')).errors).toBe(
      'There is no complaint JBR-20260101-000000',
    )
    expect((await run('contact-reads', number, '--by', userInfo().username)).lines).not.toContain(
      'complaints files',
    )
  })

  it('opens photos with the viewer of the desktop and says when there is none', async () => {
    const number = await stored()
    const [bin, seen] = [join(folder, 'bin'), join(folder, 'seen.txt')]
    mkdirSync(bin)
    const { PATH: path = '' } = process.env
    vi.stubEnv('PATH', bin)
    const none = await run('files', number, '--save', join(folder, 'lihat-1'), '--open')
    writeFileSync(join(bin, 'xdg-open'), `#!/bin/sh\nprintf '%s' "$1" > ${seen}\n`, { mode: 0o755 })
    const opened = await run('files', number, '--save', join(folder, 'lihat-2'), '--open')
    vi.stubEnv('PATH', path)
    expect([none.code, none.errors]).toEqual([1, 'xdg-open cannot be started; the files are saved'])
    expect(opened).toMatchObject({ code: 0, errors: '' })
    await expect.poll(() => (existsSync(seen) ? readFileSync(seen, 'utf8') : '')).toBe(opened.lines)
  })

  it('shows others about the same matter and where the photos are', async () => {
    const title = `Jembatan ${lettersOf(randomUUID())}`
    const [number, other] = [await stored({ title }), await stored({ title, type: 'private' })]
    const { lines } = await run('show', number)
    expect(lines).toMatch(new RegExp(`^ {2}${other} +0 m +unverified +- +${title} +private$`, 'm'))
    expect(lines).toContain(`complaints files ${number}`)
  })

  it('moves several complaints, tells of each, and fails when one was refused', async () => {
    const [one, two] = [await stored(), await stored()]
    const unknown = 'JBR-20260101-000000'
    const { code, lines, errors } = await run(
      'move',
      one,
      unknown,
      two,
      one,
      '--to',
      'verified',
      '--template',
      'verified',
    )
    expect([code, lines.split('\n').map((line) => line.split(',')[0])]).toEqual([
      1,
      [`${one}: step 2`, `${two}: step 2`],
    ])
    expect(errors).toBe(`${unknown}: There is no complaint ${unknown}\n1 of 3 were refused`)
    const [first, second] = [await shown(one), await shown(two)]
    expect([first, second].map(({ steps }) => steps.at(-1)?.note.split(' ')[1])).toEqual([one, two])
    expect(first.steps.at(-1)?.note_en).toBe(
      `We have checked complaint ${one} and its details are sufficient. The next step will appear on the status page.`,
    )
    const asList = await run('move', one, two, '--to', 'followup', '--note', 'x', '--json')
    expect([asList.code, JSON.parse(asList.lines)]).toMatchObject([
      0,
      [
        { complaint_number: one, step: 3 },
        { complaint_number: two, status: 'followup' },
      ],
    ])
  })

  it('sends to offices of the list by any name, and elsewhere only when told so', async () => {
    const number = await stored()
    const [known] = JSON.parse((await run('offices', '--json')).lines) as {
      name: string
      shortName: string | null
    }[]
    expect((await run('offices')).lines.split('\n')).toHaveLength(48)
    await run('move', number, '--to', 'verified', '--note', 'x')
    const forward = (...body: string[]) =>
      run('move', number, '--to', 'coordinated', '--template', 'forwarded', '--body', ...body)
    expect(await forward('Dinas Yang Tidak Ada')).toMatchObject({
      code: 1,
      errors:
        'No office of West Java Province has this name; "complaints offices" lists them, and a move to any other authority needs --outside',
    })
    expect((await forward(known?.name.toUpperCase() ?? '')).code).toBe(0)
    expect(await shown(number)).toMatchObject({ status: 'coordinated', handling_body: known?.name })
    expect(
      (
        await run(
          'list',
          '--body',
          known?.name ?? '',
          '--district',
          '32.73.01',
          '--due-from',
          '2026-01-01',
        )
      ).lines,
    ).toContain(number)
    expect((await run('list', '--body', 'Dinas Sihir')).errors).toMatch(
      /^No office of West Java Province/,
    )
    await run('move', number, '--to', 'followup', '--note', 'x')
    expect((await forward('Pemerintah Kota Bandung', '--outside')).code).toBe(0)
    expect((await shown(number)).steps.at(-1)).toMatchObject({
      body: 'Pemerintah Kota Bandung',
      note: `Aduan ${number} kami teruskan ke Pemerintah Kota Bandung untuk ditindaklanjuti.`,
    })
    expect(
      (await run('extend', number, '--until', '2099-03-01', '--reason', 'weather')).errors,
    ).toBe('--until can be at most 60 working days from today')
  })

  it('lists the templates with their places', async () => {
    const { lines } = await run('templates')
    expect(lines).toMatch(
      /^visit\n {2}Petugas \{body\} akan memeriksa lokasi pada \{date\}\.\n {2}Officers of \{body\}/m,
    )
  })

  it('lists in aligned columns, without what people wrote steering the terminal', async () => {
    const title = `Lampu 🚦 padam ${randomUUID().slice(0, 8)}`
    const number = await stored({ title, type: 'private' })
    const { lines } = await run('list', '--q', title)
    const [head = '', row = '', count] = lines.split('\n')
    expect(row.indexOf('unverified')).toBe(head.indexOf('STATUS'))
    expect(row).toMatch(new RegExp(`^${number} .* private$`))
    expect(count).toBe('1 complaints, page 1 of 1.')
    expect((await run('list', '--q', title, '--status', 'finished')).lines).toBe('No complaints.')
  })

  it('exports a table with its head, or an empty list, where nothing is found', async () => {
    const [table, list] = [join(folder, 'none.csv'), join(folder, 'none.json')]
    for (const file of [table, list])
      expect((await run('export', file, '--q', 'tidakadasamasekali')).lines).toBe(
        `0 complaints written to ${file}.`,
      )
    expect(readFileSync(table, 'utf8')).toMatch(/^\uFEFFcomplaint_number,title,.*,updated_at\r\n$/)
    expect(readFileSync(list, 'utf8')).toBe('[]\n')
  })

  it('exports without names and contacts unless asked, safe for spreadsheets, and never over a file', async () => {
    const reason = '=HYPERLINK("http://x") jalan rusak, "parah"'
    const mark = randomUUID().slice(0, 8)
    await stored({ title: `Ekspor ${mark}`, reason, type: 'private' })
    const [plain, full, list] = [
      join(folder, 'plain.csv'),
      join(folder, 'full.csv'),
      join(folder, 'list.json'),
    ]
    expect((await run('export', plain, '--q', mark)).lines).toBe(
      `1 complaints written to ${plain}.`,
    )
    const csv = readFileSync(plain, 'utf8')
    expect(csv.startsWith('\uFEFFcomplaint_number,')).toBe(true)
    expect(csv).toContain(`"'=HYPERLINK(""http://x"") jalan rusak, ""parah"""`)
    expect(csv).not.toMatch(/reporter|08\d{8}|latitude/)
    expect(statSync(plain).mode & 0o777).toBe(0o600)
    await run('export', full, '--q', mark, '--with-contacts')
    expect(readFileSync(full, 'utf8')).toMatch(/reporter_phone.*\r\n.*08\d{8}/s)
    await run('export', list, '--q', mark)
    expect(JSON.parse(readFileSync(list, 'utf8'))).toMatchObject([{ description: reason }])
    expect(await run('export', plain, '--q', mark)).toMatchObject({
      code: 1,
      errors: `${plain}: is there already; give a new file`,
    })
  })

  it('records who was shown contacts, and lists it', async () => {
    const number = await stored()
    const reads = async (...args: string[]) =>
      JSON.parse((await run('contact-reads', ...args, '--json')).lines) as {
        id: number
        complaint_number: string
        reader: string
        route: string
      }[]
    const { username } = userInfo()
    await run('move', number, '--to', 'verified', '--note', 'Sudah diperiksa.')
    await run('move', number, '--to', 'finished', '--note', 'x', '--seen-step', '9')
    await run('export', join(folder, 'without.csv'), '--q', number)
    expect(await reads(number)).toEqual([])
    expect((await run('show', number)).lines).toMatch(/^Reporter +\S+.*08\d{8}/m)
    await run('export', join(folder, 'with.csv'), '--q', number, '--with-contacts')
    expect((await reads(number)).map(({ reader, route }) => [reader, route])).toEqual([
      [username, 'complaints export'],
      [username, 'complaints show'],
    ])
    const [latest] = await reads()
    expect(latest).toMatchObject({ complaint_number: number, route: 'complaints export' })
    expect((await reads('--before', String(latest?.id))).map(({ id }) => id)).not.toContain(
      latest?.id,
    )
    expect((await reads('--by', username)).length).toBeGreaterThanOrEqual(2)
    expect((await run('contact-reads', '--by', 'nobody at all')).lines).toBe('No reads.')
    const { lines } = await run('contact-reads', number.toLowerCase())
    expect(lines.split('\n')).toHaveLength(3)
    expect(lines).toMatch(
      new RegExp(`^\\d+ +\\S+\\+07:00 +${number} +${username} +complaints show$`, 'm'),
    )
  })

  it('lets another officer take the second look', async () => {
    const [earlier, number] = [await stored(), await stored()]
    await run('answer', earlier, '--note', 'Lihat foto.', '--evidence', photo, '--actor', 'ani')
    const { lines } = await run(
      'answer',
      number,
      '--note',
      'Lihat foto.',
      '--evidence',
      photo,
      '--actor',
      'ani',
    )
    const id = /complaints review \S+ ([0-9a-f]{32}) --accept/.exec(lines)?.[1] ?? ''
    expect((await run('review', number, id, '--accept', '--actor', 'ani')).errors).toMatch(
      /^--actor /,
    )
    expect(await run('review', number, id, '--accept', '--actor', 'budi')).toMatchObject({
      code: 0,
      lines: 'Recorded.',
    })
    expect(
      (await run('review', number, '0'.repeat(32), '--accept', '--actor', 'budi')).errors,
    ).toBe('There is no such photo')
  })

  it('counts anew, says what differed and puts it right', async () => {
    await stored()
    expect(await run('recount', '--check')).toMatchObject({
      code: 0,
      lines: expect.stringMatching(/^\d+ complaints counted: nothing differs\.$/),
    })
    const db = await openPreparedDatabase(env())
    await db
      .updateTable('complaint_facts')
      .set({ city_code: '32.99' })
      .where('complaint_id', 'in', (row) =>
        row.selectFrom('complaints').select('id').orderBy('id').limit(1),
      )
      .execute()
    await db.destroy()
    expect(await run('recount', '--check')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /: 1 complaints and 0 totals differed; "complaints recount" puts them right\.$/,
      ),
    })
    expect((await run('recount')).lines).toMatch(
      /: 1 complaints and 0 totals differed and are right now\.$/,
    )
    expect((await run('recount', '--check')).code).toBe(0)
  })
})
