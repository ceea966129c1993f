import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeNewFile } from './new-file'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-new-file-'))
  file = join(folder, 'aduan.csv')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('shows a file once it is whole, to its owner alone', async () => {
  const count = await writeNewFile(file, async (part) => {
    await part.appendFile('number\r\n')
    expect(readdirSync(folder)).not.toContain('aduan.csv')
    await part.appendFile('JBR-1\r\n')
    return 1
  })
  expect(count).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe('number\r\nJBR-1\r\n')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['aduan.csv'])
})

it('leaves nothing that looks like one when it ends early, so that the same name can be given again', async () => {
  const cut = writeNewFile(file, async (part) => {
    await part.appendFile('number\r\nJBR-1\r\n')
    throw new Error('the database went away')
  })
  await expect(cut).rejects.toThrow('the database went away')
  expect(readdirSync(folder)).toEqual([])
})

it('leaves nothing behind when somebody breaks it off, and ends as it was told', async () => {
  const ended = vi.spyOn(process, 'kill').mockReturnValue(true)
  const watchers = process.listenerCount('SIGINT')
  let left: string[] | undefined
  await writeNewFile(file, async (part) => {
    await part.appendFile('number,name\r\nJBR-1,Budi\r\n')
    process.emit('SIGINT', 'SIGINT')
    left = readdirSync(folder)
  }).catch(() => undefined)
  expect(left).toEqual([])
  expect(ended).toHaveBeenCalledExactlyOnceWith(process.pid, 'SIGINT')
  expect(process.listenerCount('SIGINT')).toBe(watchers)
  ended.mockRestore()
})

it('replaces no file, also not one that came meanwhile', async () => {
  const late = writeNewFile(file, async () => writeFileSync(file, 'theirs'))
  await expect(late).rejects.toThrow(`${file}: is there already; give a new file`)
  await expect(writeNewFile(file, async () => undefined)).rejects.toThrow('is there already')
  expect(readFileSync(file, 'utf8')).toBe('theirs')
  await expect(writeNewFile(join(folder, 'none', 'x.csv'), async () => 1)).rejects.toThrow(
    'cannot be written',
  )
})
