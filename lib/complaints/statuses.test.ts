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

  it.each<[ComplaintStatus, ComplaintStatus[]]>([
    ['unverified', ['failed']],
    ['verified', ['unverified']],
    ['failed', ['unverified']],
    [
      'rejected',
      [
        'coordinated',
        'not_yet_coordinated',
        'not_yet_instructed',
        'review',
        'unverified',
        'verified',
      ],
    ],
    ['directed_to_hotline_jabar', ['not_yet_coordinated', 'unverified', 'verified']],
    [
      'diverted_to_span',
      [
        'coordinated',
        'followup',
        'not_yet_coordinated',
        'not_yet_instructed',
        'unverified',
        'verified',
      ],
    ],
    [
      'coordinated',
      ['followup', 'not_yet_coordinated', 'not_yet_instructed', 'review', 'verified'],
    ],
    ['followup', ['coordinated', 'not_yet_instructed', 'postponed', 'review', 'verified']],
    [
      'review',
      [
        'coordinated',
        'directed_to_hotline_jabar',
        'diverted_to_span',
        'finished',
        'followup',
        'postponed',
        'rejected',
      ],
    ],
    ['postponed', ['coordinated', 'followup', 'not_yet_instructed', 'review']],
    [
      'finished',
      ['directed_to_hotline_jabar', 'diverted_to_span', 'followup', 'postponed', 'review'],
    ],
    ['canceled', []],
    ['not_yet_coordinated', ['verified']],
    ['not_yet_instructed', ['coordinated']],
  ])('come to %s from %j and from no other', (to, from) => {
    expect(where(({ next }) => next.includes(to))).toEqual(from)
  })
})
