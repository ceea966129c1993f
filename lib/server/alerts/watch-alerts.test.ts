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
  const invalidate = vi.fn()
  const check = alertWatch({ current: () => Promise.resolve(valid) }, invalidate)
  await check()
  await check()
  expect(invalidate).not.toHaveBeenCalled()
  valid = [alert(1)]
  await check()
  await check()
  expect(invalidate.mock.calls).toEqual([[['alerts']]])
  valid = []
  await check()
  expect(invalidate).toHaveBeenCalledTimes(2)
})

it('says nothing while alerts cannot be read', async () => {
  const invalidate = vi.fn()
  const responses = [
    Promise.resolve([alert(1)]),
    Promise.reject(new Error('database away')),
    Promise.resolve([alert(1)]),
  ]
  const check = alertWatch({ current: () => responses.shift() ?? Promise.resolve([]) }, invalidate)
  await check()
  await expect(check()).rejects.toThrow('database away')
  await check()
  expect(invalidate).not.toHaveBeenCalled()
})
