import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ExercisedRight } from '@/lib/schemas/complaint-rights'
import { renderIn } from '@/tests/support/render'
import { DataRights } from './data-rights'

const waiting: ExercisedRight = {
  kind: 'erase',
  state: 'requested',
  requested_at: '2026-03-05T10:00:00+07:00',
  due_at: '2026-03-08T10:00:00+07:00',
  decided_at: null,
  reason: null,
}
const show = (erasure: ExercisedRight, readAt: string) =>
  renderIn('en', <DataRights {...{ erasure, readAt: new Date(readAt) }}>{null}</DataRights>)

describe('DataRights', () => {
  it.each([
    [
      'waits',
      '2026-03-08T10:00:00+07:00',
      'You asked to erase this complaint on 5 March 2026 at 10:00 WIB. An officer decides by 8 March 2026 at 10:00 WIB.',
    ],
    [
      'is late',
      '2026-03-08T10:00:01+07:00',
      'You asked to erase this complaint on 5 March 2026 at 10:00 WIB. The decision is late: it was due by 8 March 2026 at 10:00 WIB.',
    ],
  ])('says that a request %s', (_, readAt, words) => {
    show(waiting, readAt)
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  it('gives the reason of a refusal', () => {
    show(
      {
        ...waiting,
        state: 'refused',
        decided_at: '2026-03-06T09:30:00+07:00',
        reason: 'It is still evidence.',
      },
      '2026-03-09T10:00:00+07:00',
    )
    expect(
      screen.getByText(
        'An officer refused to erase this complaint on 6 March 2026 at 09:30 WIB. Reason: It is still evidence.',
      ),
    ).toBeInTheDocument()
  })
})
