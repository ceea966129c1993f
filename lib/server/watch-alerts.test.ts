import { expect, it, vi } from 'vitest'
import type { Alert } from '@/lib/schemas/alerts'
import { alertWatch } from './watch-alerts'

const alert = (id: number): Alert => ({
  id,
  level: 'info',
  title: 't',
  body: 'b',
  link: null,
  areas: [],
  starts_at: '',
  expires_at: '',
  updated_at: '2026-11-22T10:00:00+07:00',
})

it('has pages made anew when other alerts are valid, and only then', async () => {
  let valid: Alert[] = []
  const forget = vi.fn()
  const look = alertWatch({ current: () => Promise.resolve(valid) }, forget)
  await look()
  await look()
  expect(forget).not.toHaveBeenCalled()
  valid = [alert(1)]
  await look()
  await look()
  expect(forget.mock.calls).toEqual([[['alerts']]])
  valid = []
  await look()
  expect(forget).toHaveBeenCalledTimes(2)
})

it('says nothing while alerts cannot be read', async () => {
  const forget = vi.fn()
  const answers = [
    Promise.resolve([alert(1)]),
    Promise.reject(new Error('database away')),
    Promise.resolve([alert(1)]),
  ]
  const look = alertWatch({ current: () => answers.shift() ?? Promise.resolve([]) }, forget)
  await look()
  await expect(look()).rejects.toThrow('database away')
  await look()
  expect(forget).not.toHaveBeenCalled()
})
