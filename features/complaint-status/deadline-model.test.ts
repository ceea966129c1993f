import { describe, expect, it } from 'vitest'
import { lateFollowup } from '@/tests/support/followed-complaint'
import { lateDeadline, skippedSpans } from './deadline-model'

const weekend = { reason: 'weekend', name: null } as const

describe('skippedSpans', () => {
  it('joins neighbours of one reason and keeps other reasons and gaps apart', () => {
    const days = [
      { date: '2026-02-28', ...weekend },
      { date: '2026-03-01', ...weekend },
      { date: '2026-03-07', ...weekend },
      { date: '2026-03-19', reason: 'holiday', name: 'Nyepi' } as const,
      { date: '2026-03-20', reason: 'holiday', name: 'Idulfitri' } as const,
    ]
    expect(
      skippedSpans(days).map(({ first, last, name }) => `${first}/${last} ${name ?? '-'}`),
    ).toEqual([
      '2026-02-28/2026-03-01 -',
      '2026-03-07/2026-03-07 -',
      '2026-03-19/2026-03-19 Nyepi',
      '2026-03-20/2026-03-20 Idulfitri',
    ])
  })
})

describe('lateDeadline', () => {
  it('names the missed resolution before any other missed day', () => {
    const { deadlines } = lateFollowup
    const [resolution] = deadlines.filter(({ kind }) => kind === 'resolution')
    const all = [
      ...deadlines
        .filter(({ kind }) => kind !== 'resolution')
        .map((deadline) => ({ ...deadline, state: 'late' as const })),
      ...(resolution ? [resolution] : []),
    ]
    expect(lateDeadline(all)?.kind).toBe('resolution')
    expect(
      lateDeadline(deadlines.map((deadline) => ({ ...deadline, state: 'met' as const }))),
    ).toBeUndefined()
  })
})
