import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { withStoppedClock } from '../support/stopped-clock'

test('a process with a stopped clock always has the same present, and every other time', () => {
  const now = Date.parse('2026-11-27T03:00:00Z')
  const program = `setTimeout(() => console.log(JSON.stringify([
    new Date(), Date.now(), Date.parse(Date()), new Date(0), new Date(2024, 1, 29).getDate(), new Date() instanceof Date
  ])), 5)`
  const written = execFileSync(process.execPath, ['--eval', program], {
    env: { ...process.env, NODE_OPTIONS: withStoppedClock(now), TZ: 'UTC' },
    encoding: 'utf8',
  })
  const epoch = '1970-01-01T00:00:00.000Z'
  expect(JSON.parse(written)).toEqual([new Date(now).toISOString(), now, now, epoch, 29, true])
})
