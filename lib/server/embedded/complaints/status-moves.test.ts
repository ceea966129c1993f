import { expect, test } from 'vitest'
import { complaintStatuses } from '@/lib/schemas/complaints'
import { mayMove, showsPhotosToAll } from './status-moves'
import { statusLabel } from './status-labels'

test('every status can be reached from the first one', () => {
  const reached = new Set(['unverified'])
  for (let round = 0; round < complaintStatuses.length; round += 1)
    for (const from of complaintStatuses) if (reached.has(from)) for (const to of complaintStatuses) if (mayMove(from, to)) reached.add(to)
  expect([...reached].sort()).toEqual([...complaintStatuses].sort())
})

test('a withdrawn complaint stays withdrawn, a finished one can only be reopened', () => {
  expect(complaintStatuses.filter((status) => mayMove('canceled', status))).toEqual([])
  expect(complaintStatuses.filter((status) => mayMove('finished', status))).toEqual(['review'])
})

test('no status follows itself', () => {
  for (const status of complaintStatuses) expect(mayMove(status, status)).toBe(false)
})

test('photos are shown to all only for public complaints that were verified and are not out of view', () => {
  const verified = { type: 'public', status: 'followup', verified_at: '2026-01-31T00:00:00.000Z' } as const
  expect(showsPhotosToAll(verified)).toBe(true)
  expect(showsPhotosToAll({ ...verified, type: 'private' })).toBe(false)
  expect(showsPhotosToAll({ ...verified, verified_at: null })).toBe(false)
  expect(showsPhotosToAll({ ...verified, status: 'rejected' })).toBe(false)
})

test('labels are those of the contract', () => {
  expect(statusLabel('directed_to_hotline_jabar', 'id')).toBe('Dialihkan ke Hotline Jabar')
  expect(statusLabel('postponed', 'id')).toBe('Pengerjaan Ditunda')
  expect(statusLabel('finished', 'en')).toBe('Finished')
})
