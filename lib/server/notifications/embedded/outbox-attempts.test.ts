import { describe, expect, it } from 'vitest'
import { pauseMs, readFailure } from './outbox-attempts'

const minute = 60_000

it('waits one minute, doubles, and never longer than a day', () => {
  expect([1, 2, 3, 11, 12, 40].map(pauseMs)).toEqual([
    minute,
    2 * minute,
    4 * minute,
    1024 * minute,
    1440 * minute,
    1440 * minute,
  ])
})

describe('readFailure', () => {
  const failure = (code: string, responseCode?: number) =>
    Object.assign(new Error('550 <budi@warga.id> unknown'), {
      code,
      ...(responseCode === undefined ? {} : { responseCode }),
    })
  it.each([
    [failure('ECONNREFUSED'), { code: 'ECONNREFUSED', isFinal: false, isChannelDown: true }],
    [failure('EAUTH', 535), { code: 'EAUTH 535', isFinal: false, isChannelDown: true }],
    [failure('EENVELOPE', 550), { code: 'EENVELOPE 550', isFinal: true, isChannelDown: false }],
    [failure('EENVELOPE', 451), { code: 'EENVELOPE 451', isFinal: false, isChannelDown: false }],
    [failure('EENVELOPE'), { code: 'EENVELOPE', isFinal: true, isChannelDown: false }],
    [failure('EMESSAGE', 554), { code: 'EMESSAGE 554', isFinal: true, isChannelDown: false }],
    [failure('budi@warga.id'), { code: 'UNKNOWN', isFinal: false, isChannelDown: false }],
    ['nothing', { code: 'UNKNOWN', isFinal: false, isChannelDown: false }],
  ])('reads case %#', (error, meaning) => {
    expect(readFailure(error)).toEqual(meaning)
  })
})
