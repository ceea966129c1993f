import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pullClone } from './pull'

let root: string
let clone: string
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.id', ...args])

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pull-'))
  const origin = join(root, 'origin')
  clone = join(root, 'clone')
  git(root, 'init', '-q', origin)
  writeFileSync(join(origin, '.gitattributes'), '* filter=slow')
  git(origin, 'add', '-A')
  git(origin, 'commit', '-q', '-m', 'first')
  git(root, 'clone', '-q', origin, clone)
  writeFileSync(join(origin, 'berita.json'), '{}')
  git(origin, 'add', '-A')
  git(origin, 'commit', '-q', '-m', 'second')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a server that is silent leaves no process behind', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  git(clone, 'remote', 'set-url', 'origin', `http://127.0.0.1:${port}/isi.git`)
  const connected = once(server, 'connection')
  const pulling = expect(pullClone(clone, 1_500)).rejects.toThrow(
    'git took longer than 1.5 seconds',
  )
  const [socket] = (await connected) as [Socket]
  const closed = once(socket.resume(), 'close')
  await pulling
  await closed
  server.close()
})

test('one that took too long refuses no later one', async () => {
  git(clone, 'config', 'filter.slow.smudge', 'sleep 60; cat')
  await expect(pullClone(clone, 1_500)).rejects.toThrow('git took longer than 1.5 seconds')
  git(clone, 'config', 'filter.slow.smudge', 'cat')
  expect(await pullClone(clone)).toBe('pulled')
  expect(existsSync(join(clone, 'berita.json'))).toBe(true)
})
