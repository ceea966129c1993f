import { appendFile, mkdtemp, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PurgeChannel } from './channel'
import { openFileChannel, publishByFile } from './file-channel'

let folder: string
let opened: PurgeChannel[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-changes-'))
  opened = []
})
afterEach(async () => {
  for (const channel of opened) await channel.close()
  await rm(folder, { recursive: true, force: true })
})

async function process() {
  const received: string[] = []
  const report = vi.fn<(error: unknown) => void>()
  const channel = await openFileChannel(folder, {
    onMessage: (tags) => received.push(...tags),
    report,
  })
  opened.push(channel)
  return { ...channel, received, report }
}

test('two processes on one folder hear each other and commands, and not themselves', async () => {
  const [one, two] = [await process(), await process()]
  one.publish(['news'])
  one.publish(['areas'])
  await vi.waitFor(() => expect(two.received).toEqual(['news', 'areas']))
  await publishByFile(folder, ['services'])
  await vi.waitFor(() =>
    expect([one.received, two.received]).toEqual([['services'], ['news', 'areas', 'services']]),
  )
})

test('what was told before a process began is not its business', async () => {
  await publishByFile(folder, ['news'])
  const late = await process()
  await publishByFile(folder, ['areas'])
  await vi.waitFor(() => expect(late.received).toEqual(['areas']))
})

test('a process that ends still says what it held', async () => {
  const [one, two] = [await process(), await process()]
  one.publish(['news'])
  await one.close()
  await vi.waitFor(() => expect(two.received).toEqual(['news']))
})

test('the file stays small, and whoever was behind forgets everything', async () => {
  await publishByFile(folder, ['news'])
  const listener = await process()
  await appendFile(join(folder, 'changes.log'), `${'x'.repeat(70_000)}\n`)
  await publishByFile(folder, ['areas'])
  await vi.waitFor(() => expect(listener.received).toEqual(['*']))
  expect((await stat(join(folder, 'changes.log'))).size).toBeLessThan(1_000)
  await publishByFile(folder, ['services'])
  await vi.waitFor(() => expect(listener.received).toEqual(['*', 'services']))
})

test('a file cut short by hand means everything, half a line waits for its rest', async () => {
  await publishByFile(folder, ['news'])
  const listener = await process()
  await truncate(join(folder, 'changes.log'), 0)
  await vi.waitFor(() => expect(listener.received).toEqual(['*']))
  await appendFile(join(folder, 'changes.log'), '{"from":"x","tags":["ar')
  await wait(600)
  await appendFile(join(folder, 'changes.log'), 'eas"]}\n')
  await vi.waitFor(() => expect(listener.received).toEqual(['*', 'areas']))
})

test('a folder that cannot be written is reported and stops nothing', async () => {
  const listener = await process()
  await rm(folder, { recursive: true })
  listener.publish(['news'])
  await vi.waitFor(() => expect(listener.report).toHaveBeenCalled())
})
