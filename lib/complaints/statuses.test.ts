import { describe, expect, it } from 'vitest'
import {
  canTransition,
  complaintStatuses,
  type ComplaintStatus,
  isEnd,
  stoppedStatuses,
  statuses,
} from './statuses'

const where = (holds: (rule: (typeof statuses)[ComplaintStatus]) => boolean) =>
  complaintStatuses.filter((status) => holds(statuses[status])).toSorted()

describe('statuses', () => {
  it('end in one of six, of which three say nothing of the matter', () => {
    expect(complaintStatuses.filter(isEnd).toSorted()).toEqual([
      'canceled',
      'directed_to_hotline_jabar',
      'diverted_to_span',
      'failed',
      'finished',
      'rejected',
    ])
    expect(stoppedStatuses.toSorted()).toEqual(['canceled', 'failed', 'rejected'])
    expect(where(({ end }) => end === 'handed-over')).toEqual([
      'directed_to_hotline_jabar',
      'diverted_to_span',
    ])
  })

  it('wait for the reporter in one', () => {
    expect(where(({ isPaused }) => isPaused)).toEqual(['failed'])
  })

  it('tell the reporter nothing of the matter while it is forwarded, nor when the reporter withdraws', () => {
    expect(where(({ isAnswer }) => !isAnswer)).toEqual([
      'canceled',
      'coordinated',
      'not_yet_coordinated',
      'not_yet_instructed',
      'unverified',
      'verified',
    ])
  })

  it('leave the matter to others in three', () => {
    expect(where(({ isProvincial }) => !isProvincial)).toEqual([
      'diverted_to_span',
      'not_yet_coordinated',
      'not_yet_instructed',
    ])
  })

  it('hide photos before somebody looked at them and where nothing came of it', () => {
    expect(where(({ hidesPhotos }) => hidesPhotos)).toEqual([
      'canceled',
      'failed',
      'rejected',
      'unverified',
    ])
  })

  it('go on from every status but the reporter’s own word, never to themselves or to that', () => {
    expect(where(({ next }) => next.length === 0)).toEqual(['canceled'])
    for (const status of complaintStatuses)
      expect([canTransition(status, status), canTransition(status, 'canceled')]).toEqual([
        false,
        false,
      ])
  })
})
