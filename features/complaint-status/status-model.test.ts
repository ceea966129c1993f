import { describe, expect, it } from 'vitest'
import type { ComplaintStatus } from '@/lib/complaints/statuses'
import type { ComplaintEvent } from '@/lib/schemas/complaints'
import { stageBar } from './status-model'

const step = (status: ComplaintStatus): ComplaintEvent => ({
  date: '2026-01-31T08:00:00+07:00',
  status,
  current_status: status,
  note: '',
  start_date: null,
  end_date: null,
  is_prov_responsibility: true,
  evidences: [],
  sp4n_id: null,
  sp4n_histories: [],
  kind: 'moved',
  note_locale: 'id',
  body: null,
  reason_code: null,
  reason: null,
  next_step: null,
  due_on: null,
  message: null,
  is_public: true,
  documents: [],
})
const history = (...statuses: ComplaintStatus[]) => statuses.map(step)

describe('stageBar', () => {
  it.each<[ComplaintStatus, string]>([
    ['unverified', 'now open open open open'],
    ['verified', 'done now open open open'],
    ['coordinated', 'done done now open open'],
    ['followup', 'done done done now open'],
    ['finished', 'done done done done done'],
  ])('shows %s as %s', (status, bar) => {
    expect(stageBar(status, history('unverified', status)).join(' ')).toBe(bar)
  })

  it('stops right after the furthest stage that was reached', () => {
    expect(stageBar('rejected', history('unverified', 'rejected')).join(' ')).toBe(
      'done stopped open open open',
    )
    expect(
      stageBar('canceled', history('unverified', 'verified', 'coordinated', 'canceled')).join(' '),
    ).toBe('done done done stopped open')
  })
})
