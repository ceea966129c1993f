import { describe, expect, test } from 'vitest'
import type { ComplaintStatus } from './statuses'
import type { ServiceClass, EventKind } from '@/lib/schemas/complaint-handling'
import type { ClockEvent } from './clock-events'
import { closesOn, closingOf, deadlinesOf, resolutionDueOn } from './deadlines'

/** An event on a Jakarta day at ten in the morning, or at an exact time. */
const event = (
  when: string,
  kind: EventKind,
  status: ComplaintStatus,
  more: Partial<ClockEvent> = {},
): ClockEvent => ({
  kind,
  status,
  at: when.includes('T') ? when : `${when}T10:00:00+07:00`,
  due_on: null,
  reason_code: '',
  ...more,
})
const received = (when: string) => event(when, 'received', 'unverified')

function clocks(today: string, events: ClockEvent[], serviceClass: ServiceClass = 'ordinary') {
  const [verification, firstAnswer, resolution] = deadlinesOf({ events, serviceClass, today })
  if (!verification || !firstAnswer || !resolution) throw new Error('a clock is missing')
  return { verification, firstAnswer, resolution }
}

describe('the three clocks', () => {
  // Received on Monday 6 July 2026. 3: Tue 7, Wed 8, Thu 9. 5: Mon 13. 14: 7-10 (4), 13-17 (9), 20-24 (14).
  test('begin with the day of receipt as day zero', () => {
    const { verification, firstAnswer, resolution } = clocks('2026-07-06', [received('2026-07-06')])
    expect([verification.due_on, firstAnswer.due_on, resolution.due_on]).toEqual([
      '2026-07-09',
      '2026-07-13',
      '2026-07-24',
    ])
    expect([verification.state, firstAnswer.state, resolution.state]).toEqual([
      'open',
      'open',
      'open',
    ])
  })

  test.each<[ServiceClass, string, string]>([
    ['information', '2026-07-13', '7-10 (4), 13 (5)'],
    ['ordinary', '2026-07-24', '7-10 (4), 13-17 (9), 20-24 (14)'],
    [
      'supervision',
      '2026-09-30',
      '7-10 (4), 13-17 … 27-31 (19), Aug 3-7 (24), 10-14 (29), 18-21 (33), 24 and 26-28 (37), 31-Sep 4 (42), 7-11 (47), 14-18 (52), 21-25 (57), 28-30 (60)',
    ],
  ])('the resolution of class %s is due on %s', (serviceClass, due) => {
    expect(clocks('2026-07-06', [received('2026-07-06')], serviceClass).resolution.due_on).toBe(due)
  })

  test.each([
    ['a Saturday', '2026-07-11', '2026-07-15', 'Sun; Mon 13 (1), 14 (2), 15 (3)'],
    [
      'just before midnight in Jakarta',
      '2026-07-06T16:59:59Z',
      '2026-07-09',
      'Mon 6 in Jakarta; 7 (1), 8 (2), 9 (3)',
    ],
    [
      'just after midnight in Jakarta, the day before in UTC',
      '2026-07-06T17:00:00Z',
      '2026-07-10',
      'Tue 7 in Jakarta; 8 (1), 9 (2), 10 (3)',
    ],
    [
      'the day before the long Idulfitri closing',
      '2026-03-17',
      '2026-03-27',
      '18-24 closed; 25 (1), 26 (2), 27 (3)',
    ],
    [
      'a day within the Idulfitri closing',
      '2026-03-21',
      '2026-03-27',
      '22-24 closed; 25 (1), 26 (2), 27 (3)',
    ],
    [
      'the day before joint leave at Christmas',
      '2026-12-23',
      '2026-12-30',
      '24 leave, 25 Christmas, weekend; 28 (1), 29 (2), 30 (3)',
    ],
    [
      'the last days of 2025',
      '2025-12-30',
      '2026-01-05',
      '31 (1); 1 January; Fri 2 (2); weekend; Mon 5 (3)',
    ],
  ])('a receipt on %s is to be checked by the right day', (_, at, due) => {
    expect(clocks(due, [received(at)]).verification).toMatchObject({ due_on: due, state: 'open' })
  })

  test('are open on their last day and late from the next on, also on a Saturday', () => {
    const events = [received('2026-07-07')] // Tue; Wed 8 (1), Thu 9 (2), Fri 10 (3)
    expect(clocks('2026-07-10', events).verification.state).toBe('open')
    expect(clocks('2026-07-11', events).verification.state).toBe('late')
  })

  test('a year without known holidays makes the day provisional', () => {
    expect(clocks('2026-12-21', [received('2026-12-21')]).resolution.is_provisional).toBe(true)
    expect(clocks('2026-12-21', [received('2026-12-21')]).verification.is_provisional).toBe(false)
  })
})

describe('keeping the promise', () => {
  test('checked, answered and solved in time', () => {
    const events = [
      received('2026-07-06'),
      event('2026-07-08', 'moved', 'verified'),
      event('2026-07-09', 'moved', 'coordinated'),
      event('2026-07-13', 'moved', 'followup'),
      event('2026-07-20', 'closing_proposed', 'followup'),
      event('2026-07-22', 'confirmed', 'finished'),
    ]
    const { verification, firstAnswer, resolution } = clocks('2026-08-20', events)
    expect(verification).toMatchObject({ met_on: '2026-07-08', state: 'met' })
    expect(firstAnswer).toMatchObject({ met_on: '2026-07-13', state: 'met' })
    expect(resolution).toMatchObject({ met_on: '2026-07-20', state: 'met', due_on: '2026-07-24' })
  })

  test('a day too late is kept late, and says on which day', () => {
    const events = [received('2026-07-06'), event('2026-07-10', 'moved', 'verified')]
    expect(clocks('2026-07-20', events).verification).toMatchObject({
      due_on: '2026-07-09',
      met_on: '2026-07-10',
      state: 'met_late',
    })
  })

  test('forwarding and asking are no answer; a word to the reporter is', () => {
    const forwarded = [
      received('2026-07-06'),
      event('2026-07-07', 'moved', 'verified'),
      event('2026-07-07', 'moved', 'coordinated'),
      event('2026-07-08', 'asked', 'coordinated'),
    ]
    expect(clocks('2026-07-08', forwarded).firstAnswer.met_on).toBeNull()
    expect(
      clocks('2026-07-08', [...forwarded, event('2026-07-08', 'answered', 'coordinated')])
        .firstAnswer,
    ).toMatchObject({ met_on: '2026-07-08', state: 'met' })
  })

  test('closing by silence counts from the day of the proposal, not from the end of the silence', () => {
    const events = [
      received('2026-07-06'),
      event('2026-07-24', 'closing_proposed', 'followup'),
      event('2026-08-08', 'closed_automatically', 'finished'),
    ]
    expect(clocks('2026-09-01', events).resolution).toMatchObject({
      due_on: '2026-07-24',
      met_on: '2026-07-24',
      state: 'met',
    })
  })

  test('a refusal answers and leaves nothing to resolve', () => {
    const { verification, firstAnswer, resolution } = clocks('2026-09-01', [
      received('2026-07-06'),
      event('2026-07-08', 'moved', 'rejected', { reason_code: 'incomplete' }),
    ])
    expect([verification.state, firstAnswer.state, resolution.state]).toEqual([
      'met',
      'met',
      'not_needed',
    ])
  })

  test('a withdrawn complaint owes nothing that was not yet done', () => {
    const { verification, firstAnswer, resolution } = clocks('2026-09-01', [
      received('2026-07-06'),
      event('2026-07-07', 'moved', 'verified'),
      event('2026-07-08', 'withdrawn', 'canceled'),
    ])
    expect([verification.state, firstAnswer.state, resolution.state]).toEqual([
      'met',
      'not_needed',
      'not_needed',
    ])
  })

  test('a withdrawal is no check, and a proposed end a first answer', () => {
    const withdrawn = [received('2026-07-06'), event('2026-07-08', 'withdrawn', 'canceled')]
    expect(clocks('2026-07-08', withdrawn).verification).toMatchObject({
      state: 'not_needed',
      met_on: null,
    })
    const proposed = [
      received('2026-07-06'),
      event('2026-07-07', 'merged', 'followup'),
      event('2026-07-07', 'unmerged', 'followup'),
      event('2026-07-09', 'closing_proposed', 'followup'),
    ]
    expect(clocks('2026-07-10', proposed).firstAnswer).toMatchObject({
      state: 'met',
      met_on: '2026-07-09',
    })
  })

  test('a complaint joined to another follows the clock of that one', () => {
    const events = [
      received('2026-07-06'),
      event('2026-07-07', 'merged', 'followup'),
      event('2026-07-09', 'moved', 'finished'),
    ]
    const { verification, resolution } = clocks('2026-09-01', events)
    expect([verification.state, resolution.state, resolution.met_on]).toEqual([
      'not_needed',
      'not_needed',
      null,
    ])
  })

  test('taken out again, it is late by its own clock', () => {
    const events = [
      received('2026-07-06'),
      event('2026-07-07', 'merged', 'followup'),
      event('2026-08-10', 'unmerged', 'unverified'),
    ]
    expect(clocks('2026-08-10', events).resolution).toMatchObject({
      due_on: '2026-07-24',
      state: 'late',
    })
  })

  test('joined, ended with the main one and opened again by its reporter, it has a new clock', () => {
    const events = [
      received('2026-07-06'),
      event('2026-07-07', 'merged', 'followup'),
      event('2026-07-09', 'moved', 'finished'),
      event('2026-08-03', 'unmerged', 'finished'),
      event('2026-08-03T10:01:00+07:00', 'reopened', 'review'),
    ]
    expect(clocks('2026-08-03', events).resolution).toMatchObject({
      from: '2026-08-03',
      due_on: '2026-08-24',
      state: 'open',
    })
  })

  test('what another authority took over is not needed here', () => {
    expect(
      clocks('2026-09-01', [
        received('2026-07-06'),
        event('2026-07-08', 'moved', 'diverted_to_span'),
      ]).resolution.state,
    ).toBe('not_needed')
  })
})

describe('pauses', () => {
  test('the day of the question counts, the day of the answer does not', () => {
    // Mon 6; 7 (1), 8 (2) asked; Thu 9 and Fri 10 paused, answered on Fri 10; 13 (3), 14 (4) …
    const events = [
      received('2026-07-06'),
      event('2026-07-08', 'asked', 'unverified'),
      event('2026-07-10', 'reporter_answered', 'unverified'),
    ]
    const { verification } = clocks('2026-07-10', events)
    expect(verification).toMatchObject({ due_on: '2026-07-13', state: 'open' })
    expect(verification.skipped.map(({ date, reason }) => `${date} ${reason}`)).toEqual([
      '2026-07-09 paused',
      '2026-07-10 paused',
      '2026-07-11 weekend',
      '2026-07-12 weekend',
    ])
  })

  test('a question answered on the same day stops nothing', () => {
    const events = [
      received('2026-07-06'),
      event('2026-07-07', 'asked', 'unverified'),
      event('2026-07-07T15:00:00+07:00', 'reporter_answered', 'unverified'),
    ]
    expect(clocks('2026-07-07', events).resolution.due_on).toBe('2026-07-24')
  })

  test('a pause over a weekend costs its working days only', () => {
    // Asked on Fri 10, answered on Mon 13: one working day (the 13th) stands. 7-10 (4), 14-17 (8), 20-24 (13), 27 (14)
    const events = [
      received('2026-07-06'),
      event('2026-07-10', 'asked', 'unverified'),
      event('2026-07-13', 'reporter_answered', 'unverified'),
    ]
    expect(clocks('2026-07-13', events).resolution.due_on).toBe('2026-07-27')
  })

  test('while the reporter is asked the clock stands, however long, and is not late', () => {
    // 7-8 (2), 9 July to 31 July paused; the rest of 12: August 3-7 (7), 10-14 (12), 18-19 (14) without the 17th
    const events = [received('2026-07-06'), event('2026-07-08', 'asked', 'unverified')]
    expect(clocks('2026-07-31', events).resolution).toMatchObject({
      due_on: '2026-08-19',
      state: 'paused',
    })
  })

  test('while it waits to be completed the clock stands, and goes on where it stood', () => {
    const stopped = [
      received('2026-07-06'),
      event('2026-07-08', 'moved', 'failed', { reason_code: '' }),
    ]
    const completed = [...stopped, event('2026-07-20', 'reopened', 'unverified')]
    // 7-8 (2), 21-24 (6), 27-31 (11), 3-5 August (14); 9-20 stood still.
    expect(clocks('2026-07-21', completed).resolution).toMatchObject({
      from: '2026-07-06',
      due_on: '2026-08-05',
      state: 'open',
    })
  })

  test('a question on the last day is asked in time', () => {
    const asked = (when: string) =>
      clocks('2026-08-31', [received('2026-07-06'), event(when, 'asked', 'unverified')])
    expect(['2026-07-24', '2026-07-25'].map((when) => asked(when).resolution.state)).toEqual([
      'paused',
      'late',
    ])
  })

  test('what was late before the question stays late', () => {
    const events = [received('2026-07-06'), event('2026-07-13', 'asked', 'unverified')]
    expect(clocks('2026-07-20', events).verification.state).toBe('late')
  })

  test('several pauses add up, across a joint leave', () => {
    // Mon 2 March; 3 (1); asked 3, answered 5: 4-5 paused; 6 (2), 9-13 (7), 16 (8); asked 16, answered 25: 17 paused, 18-24 closed, 25 paused;
    // 26 (9), 27 (10), 30 (11), 31 (12), April 1 (13), 2 (14)
    const events = [
      received('2026-03-02'),
      event('2026-03-03', 'asked', 'unverified'),
      event('2026-03-05', 'reporter_answered', 'unverified'),
      event('2026-03-16', 'asked', 'unverified'),
      event('2026-03-25', 'reporter_answered', 'unverified'),
    ]
    expect(clocks('2026-03-25', events).resolution).toMatchObject({
      due_on: '2026-04-02',
      state: 'open',
    })
  })

  test('a proposed end stops the clock until the reporter says no', () => {
    // 7-10 (4), 13-15 (7) proposed; refused on Wed 22: 16, 17, 20, 21, 22 paused; 23-24 (9), 27-31 (14)
    const events = [
      received('2026-07-06'),
      event('2026-07-15', 'closing_proposed', 'followup'),
      event('2026-07-22', 'reopened', 'review'),
    ]
    expect(clocks('2026-07-18', events.slice(0, 2)).resolution).toMatchObject({
      state: 'paused',
      met_on: null,
    })
    expect(clocks('2026-07-22', events).resolution).toMatchObject({
      from: '2026-07-06',
      due_on: '2026-07-31',
      state: 'open',
      met_on: null,
    })
  })

  test('a word of the officer in between does not end the pause', () => {
    const asked = [
      received('2026-07-06'),
      event('2026-07-08', 'asked', 'unverified'),
      event('2026-07-09', 'answered', 'unverified'),
    ]
    expect(clocks('2026-07-31', asked).resolution.state).toBe('paused')
  })

  test('what the reporter adds unasked neither ends a pause nor moves a day', () => {
    const added = [received('2026-07-06'), event('2026-07-07', 'added', 'unverified')]
    expect(clocks('2026-07-08', added)).toEqual(clocks('2026-07-08', [received('2026-07-06')]))
    expect(
      clocks('2026-07-31', [
        ...added,
        event('2026-07-08', 'asked', 'unverified'),
        event('2026-07-09', 'added', 'unverified'),
      ]).resolution.state,
    ).toBe('paused')
  })

  test.each([
    'extended',
    'held',
    'released',
    'identity_removed',
    'contact_corrected',
    'name_hidden',
    'made_private',
    'erasure_requested',
    'erasure_refused',
  ] as const)('%s does not end it: the reporter has not answered by that', (kind) => {
    const asked = [received('2026-07-06'), event('2026-07-08', 'asked', 'unverified')]
    const between = [...asked, event('2026-07-10', kind, 'unverified')]
    expect(clocks('2026-08-31', between)).toEqual(clocks('2026-08-31', asked))
    const answer = event('2026-07-15', 'reporter_answered', 'unverified')
    expect(clocks('2026-07-16', [...between, answer])).toEqual(
      clocks('2026-07-16', [...asked, answer]),
    )
  })
})

describe('extensions and reopening', () => {
  const extended = event('2026-07-20', 'extended', 'followup', {
    due_on: '2026-08-14',
    reason_code: 'budget',
  })

  test('an extension replaces the day and shows the counted one with its reason', () => {
    const { resolution, verification } = clocks('2026-08-01', [received('2026-07-06'), extended])
    expect(resolution).toMatchObject({
      due_on: '2026-08-14',
      state: 'open',
      extension: { counted_due_on: '2026-07-24', reason_code: 'budget', decided_on: '2026-07-20' },
    })
    expect(resolution.extension?.reason).toContain('anggaran')
    expect(verification.extension).toBeNull()
  })

  test('the last of two extensions counts', () => {
    const again = event('2026-08-10', 'extended', 'followup', {
      due_on: '2026-08-31',
      reason_code: 'weather',
    })
    expect(
      clocks('2026-08-10', [received('2026-07-06'), extended, again]).resolution,
    ).toMatchObject({ due_on: '2026-08-31', extension: { counted_due_on: '2026-07-24' } })
  })

  test('a question after an extension moves the extended day on', () => {
    // Decided Mon 20 July, day Fri 14 August = 19 working days. Asked 3, answered 5 August: 4-5 paused, so 18 and 19 August (the 17th is a holiday).
    const events = [
      received('2026-07-06'),
      extended,
      event('2026-08-03', 'asked', 'followup'),
      event('2026-08-05', 'reporter_answered', 'followup'),
    ]
    expect(clocks('2026-08-05', events).resolution.due_on).toBe('2026-08-19')
  })

  test('a question that is asked before an extension and answered after it moves the day by what came after', () => {
    const { resolution } = clocks('2026-07-28', [
      received('2026-07-06'),
      event('2026-07-15', 'asked', 'followup'),
      extended,
      event('2026-07-23', 'reporter_answered', 'followup'),
    ])
    // Decided on Monday 20 July; 21, 22 and 23 stood still.
    expect(resolution.due_on).toBe('2026-08-20')
  })

  test('solved after the extended day is late all the same', () => {
    const events = [
      received('2026-07-06'),
      extended,
      event('2026-08-18', 'closing_proposed', 'followup'),
      event('2026-08-19', 'confirmed', 'finished'),
    ]
    expect(clocks('2026-09-01', events).resolution).toMatchObject({
      due_on: '2026-08-14',
      met_on: '2026-08-18',
      state: 'met_late',
    })
  })

  test('opened again after its end, a new clock of the same class begins that day', () => {
    // Reopened on Mon 3 August: 4-7 (4), 10-14 (9), 18-21 (13) without the 17th, 24 (14)
    const events = [
      received('2026-07-06'),
      event('2026-07-08', 'answered', 'verified'),
      event('2026-07-15', 'closing_proposed', 'followup'),
      event('2026-07-16', 'confirmed', 'finished'),
      event('2026-08-03', 'reopened', 'review'),
    ]
    const { firstAnswer, resolution } = clocks('2026-08-03', events)
    expect(resolution).toMatchObject({
      from: '2026-08-03',
      due_on: '2026-08-24',
      state: 'open',
      met_on: null,
    })
    expect(firstAnswer).toMatchObject({ from: '2026-07-06', state: 'met' })
  })

  test('the second end after a reopening keeps or breaks the second promise', () => {
    const events = [
      received('2026-07-06'),
      event('2026-07-08', 'moved', 'rejected'),
      event('2026-08-03', 'reopened', 'review'),
      event('2026-08-25', 'moved', 'finished'),
    ]
    expect(clocks('2026-09-01', events).resolution).toMatchObject({
      from: '2026-08-03',
      due_on: '2026-08-24',
      met_on: '2026-08-25',
      state: 'met_late',
    })
  })
})

describe('the day kept with the complaint', () => {
  test('is the resolution day while it is owed and nothing afterwards', () => {
    const open = [received('2026-07-06')]
    expect(resolutionDueOn({ events: open, serviceClass: 'ordinary', today: '2026-07-06' })).toBe(
      '2026-07-24',
    )
    expect(resolutionDueOn({ events: open, serviceClass: 'ordinary', today: '2026-09-06' })).toBe(
      '2026-07-24',
    )
    expect(
      resolutionDueOn({
        events: [...open, event('2026-07-08', 'moved', 'rejected')],
        serviceClass: 'ordinary',
        today: '2026-07-08',
      }),
    ).toBeNull()
    expect(
      resolutionDueOn({
        events: [...open, event('2026-07-08', 'moved', 'finished')],
        serviceClass: 'ordinary',
        today: '2026-07-08',
      }),
    ).toBeNull()
  })

  test('names holidays in the language asked for', () => {
    const [verification] = deadlinesOf({
      events: [received('2026-12-23')],
      serviceClass: 'ordinary',
      today: '2026-12-23',
      locale: 'en',
    })
    expect(verification?.skipped.map(({ name }) => name)).toEqual([
      'Joint leave for Christmas',
      'Christmas Day',
      null,
      null,
    ])
  })

  test('a proposed end closes by itself after ten working days of silence', () => {
    // Proposed on Tue 10 March 2026: 11-13 (3), 16-17 (5), 18-24 closed, 25-27 (8), 30-31 (10)
    expect(closesOn('2026-03-10')).toBe('2026-03-31')
    expect(closingOf('2026-03-10').isProvisional).toBe(false)
    // Into a year whose holidays nobody has decreed yet: Wed 31 (1); Thu 1 January; Fri 2 (2), weekend, 5-9 (7), weekend, 12-14 (10)
    expect(closingOf('2098-12-30')).toMatchObject({ day: '2099-01-14', isProvisional: true })
  })
})
