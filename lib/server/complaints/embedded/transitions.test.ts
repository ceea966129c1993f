import { describe, expect, test } from 'vitest'
import { canTransition, complaintStatuses, isEnd } from '@/lib/complaints/statuses'
import {
  officerCan,
  reporterCan,
  reopenedStatus,
  showsPhotosToAll,
  transitionsFrom,
} from './transitions'
import { statusLabel } from './status-labels'

const at = (
  status: (typeof complaintStatuses)[number],
  more: { awaits?: 'answer' | 'confirmation'; merged_into_id?: string } = {},
) => ({
  status,
  awaits: more.awaits ?? null,
  merged_into_id: more.merged_into_id ?? null,
})

describe('moves of officers', () => {
  test('every status but the withdrawn one can be reached from the first', () => {
    const reached = new Set(['unverified'])
    for (let round = 0; round < complaintStatuses.length; round += 1)
      for (const from of complaintStatuses)
        if (reached.has(from))
          for (const to of complaintStatuses) if (canTransition(from, to)) reached.add(to)
    expect(complaintStatuses.filter((status) => !reached.has(status))).toEqual(['canceled'])
  })

  test('a withdrawn complaint stays withdrawn, a finished one can only be reopened', () => {
    expect(transitionsFrom(at('canceled'))).toEqual([])
    expect(transitionsFrom(at('finished'))).toEqual(['review'])
  })

  test('an end that waits for the reporter cannot be proposed again, but taken back', () => {
    expect(transitionsFrom(at('followup'))).toContain('finished')
    expect(transitionsFrom(at('followup', { awaits: 'confirmation' }))).toEqual(
      transitionsFrom(at('followup')).filter((to) => to !== 'finished'),
    )
  })

  test('a joined complaint moves with its main one only', () => {
    for (const status of complaintStatuses)
      expect(transitionsFrom(at(status, { merged_into_id: 'a' }))).toEqual([])
    expect([
      officerCan('ask', at('followup', { merged_into_id: 'a' })),
      officerCan('unmerge', at('followup', { merged_into_id: 'a' })),
    ]).toEqual([false, true])
  })
})

describe('actions that keep the status', () => {
  test.each([
    ['ask', 'followup', undefined, true],
    ['ask', 'followup', 'answer', false],
    ['ask', 'followup', 'confirmation', false],
    ['ask', 'rejected', undefined, false],
    ['extend', 'followup', 'answer', true],
    ['extend', 'followup', 'confirmation', false],
    ['extend', 'finished', undefined, false],
    ['merge', 'finished', undefined, false],
    ['merge', 'unverified', undefined, true],
    ['unmerge', 'unverified', undefined, false],
    ['answer', 'finished', undefined, true],
    ['answer', 'canceled', undefined, false],
  ] as const)('%s from %s, waiting for %s: %s', (name, status, awaits, isAllowed) => {
    expect(officerCan(name, at(status, awaits ? { awaits } : {}))).toBe(isAllowed)
  })
})

describe('actions of the reporter', () => {
  test('an end can be reopened by the reporter, unless it was their own', () => {
    expect(complaintStatuses.filter((status) => reporterCan('reopen', at(status)))).toEqual(
      complaintStatuses.filter((status) => isEnd(status) && status !== 'canceled'),
    )
    expect([reopenedStatus('finished'), reopenedStatus('failed')]).toEqual(['review', 'unverified'])
  })

  test('what was finished or refused can be rated, once no answer is waited for', () => {
    expect(complaintStatuses.filter((status) => reporterCan('rate', at(status)))).toEqual([
      'rejected',
      'finished',
    ])
    expect(reporterCan('rate', at('finished', { awaits: 'confirmation' }))).toBe(false)
  })

  test.each(['withdraw', 'add'] as const)('only what has not ended takes %s', (action) => {
    expect(complaintStatuses.filter((status) => reporterCan(action, at(status)))).toEqual(
      complaintStatuses.filter((status) => !isEnd(status)),
    )
  })

  test('answer and last word wait to be asked for', () => {
    expect([
      reporterCan('answer', at('followup')),
      reporterCan('answer', at('followup', { awaits: 'answer' })),
    ]).toEqual([false, true])
    expect([
      reporterCan('confirm', at('followup')),
      reporterCan('confirm', at('followup', { awaits: 'confirmation' })),
    ]).toEqual([false, true])
  })
})

test('photos are shown to all only for public complaints that were verified and are not out of view', () => {
  const verified = {
    type: 'public',
    status: 'followup',
    verified_at: '2026-01-31T00:00:00.000Z',
  } as const
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
