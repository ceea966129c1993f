import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readArchive, verifyArchive } from './archive-reader'
import { writeArchive } from './archive-writer'
import { type ArchivedFile, type Manifest, manifestName } from './manifest'

const folder = mkdtempSync(join(tmpdir(), 'portal-archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = new Date('2026-11-22T01:00:00Z')
const photo = `photos/ab/ab${'0'.repeat(30)}.jpg`
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const manifestOf = (files: ArchivedFile[]): Manifest => ({
  format: 1,
  portal: '1.0.0',
  dialect: 'sqlite',
  schema: '001-baseline',
  createdAt: now.toISOString(),
  tables: { news: 1 },
  files,
  missingPhotos: [],
  damagedPhotos: [],
})

let made = 0
async function archive(
  texts: Record<string, string>,
  manifest: (files: ArchivedFile[]) => unknown = manifestOf,
) {
  made += 1
  const file = join(folder, `${made}.tar.gz`)
  await writeArchive(file, now, async (add) => {
    const files: ArchivedFile[] = []
    for (const [path, text] of Object.entries(texts))
      files.push(await add(path, Buffer.byteLength(text), [Buffer.from(text)]))
    const last = manifest(files)
    if (last === null) return
    const bytes = Buffer.from(JSON.stringify(last))
    await add(manifestName, bytes.byteLength, [bytes])
  })
  return file
}

const whole = { 'database.sqlite': 'rows'.repeat(100_000), [photo]: 'grey' }

describe('archives', () => {
  it('come back byte for byte, for their owner only', async () => {
    const file = await archive(whole)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect((await verifyArchive(file)).files).toEqual([
      { path: 'database.sqlite', size: 400_000, sha256: sha256(whole['database.sqlite']) },
      { path: photo, size: 4, sha256: sha256('grey') },
    ])
    const seen: string[] = []
    await readArchive(file, async (path, pieces) => {
      const bytes: Buffer[] = []
      for await (const piece of pieces) bytes.push(piece)
      seen.push(`${path} ${Buffer.concat(bytes).byteLength}`)
    })
    expect(seen).toEqual([
      'database.sqlite 400000',
      `${photo} 4`,
      expect.stringMatching(/^manifest\.json \d+$/),
    ])
  })

  it.each<[string, () => Promise<string>]>([
    [
      'a file changed after its checksum',
      () =>
        archive(whole, (files) =>
          manifestOf(files.map((file) => ({ ...file, sha256: sha256('other') }))),
        ),
    ],
    ['a file too many', () => archive(whole, (files) => manifestOf(files.slice(0, 1)))],
    [
      'a file too few',
      () =>
        archive({ 'database.sqlite': 'rows' }, (files) =>
          manifestOf([...files, { path: photo, size: 4, sha256: sha256('grey') }]),
        ),
    ],
    ['no database', () => archive({ [photo]: 'grey' })],
    ['no manifest', () => archive(whole, () => null)],
    [
      'a manifest of another form',
      () => archive(whole, (files) => ({ ...manifestOf(files), format: 2 })),
    ],
    ['a path that leads elsewhere', () => archive({ ...whole, '../../etc/cron.d/x': 'x' })],
    ['a name that does not belong', () => archive({ ...whole, 'photos/cd/x.sh': 'x' })],
    [
      'a cut end',
      async () => {
        const file = await archive(whole)
        writeFileSync(file, readFileSync(file).subarray(0, -40))
        return file
      },
    ],
    [
      'other bytes',
      async () => {
        const file = join(folder, 'plain.tar.gz')
        writeFileSync(file, 'no archive at all')
        return file
      },
    ],
  ])('are refused with %s', async (_, make) => {
    await expect(verifyArchive(await make())).rejects.toThrow(
      /is damaged or no backup of the portal \(.+\); nothing was changed\.$/,
    )
  })

  it('never replace a file and leave nothing behind when writing fails', async () => {
    const file = await archive(whole)
    const before = readFileSync(file)
    await expect(
      writeArchive(file, now, (add) =>
        add('manifest.json', 2, [Buffer.from('{}')]).then(() => undefined),
      ),
    ).rejects.toThrow(/exists already/)
    await expect(
      writeArchive(join(folder, 'failed.tar.gz'), now, () =>
        Promise.reject(new Error('disk full')),
      ),
    ).rejects.toThrow('disk full')
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(readdirSync(folder).filter((name) => /part|failed/.test(name))).toEqual([])
  })
})
