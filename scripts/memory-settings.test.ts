import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { memorySettings } from './memory-settings.mjs'

const module = join(import.meta.dirname, 'memory-settings.mjs')
// Says of itself what the C library was given, and whether it is still the process that was started.
const program = `
  import(${JSON.stringify(module)}).then(({ beginWithMemorySettings }) => {
    beginWithMemorySettings()
    const given = Object.fromEntries(${JSON.stringify(Object.keys(memorySettings))}.map((name) => [name, process.env[name]]))
    console.log(JSON.stringify({ pid: process.pid, arguments: process.argv.slice(1), given }))
  })`
const canBegin = process.platform === 'linux' && 'execve' in process

function begun(settings: Record<string, string>) {
  const env = { NODE_ENV: 'production', ...settings } as const
  const { stdout, stderr, pid } = spawnSync(
    process.execPath,
    ['--eval', program, 'server', 'a b'],
    { encoding: 'utf8', env },
  )
  const { pid: own, ...rest }: { pid: number; arguments: string[]; given: Record<string, string> } =
    JSON.parse(stdout)
  return { ...rest, isSameProcess: own === pid, stderr }
}

it('a process begins anew with the settings, as itself and with its arguments, where Node can', () => {
  expect(begun({})).toEqual({
    arguments: ['server', 'a b'],
    given: canBegin ? memorySettings : {},
    isSameProcess: true,
    stderr: '',
  })
})

it('what the operator has set stays', () => {
  const own = { MALLOC_ARENA_MAX: '4' }
  expect(begun(own).given).toEqual(canBegin ? { ...memorySettings, ...own } : own)
  const all = {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '65536',
    MALLOC_TRIM_THRESHOLD_: '65536',
  }
  expect(begun(all)).toMatchObject({ given: all, isSameProcess: true })
})
