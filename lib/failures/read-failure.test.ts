import { describe, expect, it } from 'vitest'
import { ApiFailure, type FailureCode } from '@/lib/api/failure'
import { readFailure } from './read-failure'

type More = Partial<ConstructorParameters<typeof ApiFailure>[0]>
const apiFailure = (status: number, more: More = {}) =>
  new ApiFailure({ status, code: 'INTERNAL', ...more })
const lost = (code: FailureCode) => new ApiFailure({ status: 0, code })
const chunk = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), {
  name: 'ChunkLoadError',
})

describe('readFailure', () => {
  it.each([
    [400, 'refused'],
    [422, 'refused'],
    [401, 'notFound'],
    [404, 'notFound'],
    [409, 'conflict'],
    [413, 'photos'],
    [415, 'photos'],
    [429, 'limited'],
    [403, 'denied'],
    [405, 'denied'],
    [503, 'busy'],
    [500, 'system'],
    [502, 'system'],
  ])('reads status %i as %s, whatever the browser says of its connection', (status, cause) => {
    expect(
      [true, false].map((isOnline) => readFailure(apiFailure(status), isOnline).cause),
    ).toEqual([cause, cause])
  })

  it('tells a device without connection, a broken connection and a late answer apart', () => {
    const failures = [
      readFailure(lost('NETWORK'), false),
      readFailure(lost('NETWORK'), true),
      readFailure(lost('TIMEOUT'), true),
    ]
    expect(failures.map(({ cause }) => cause)).toEqual(['offline', 'unreachable', 'timeout'])
  })

  it('knows an answer of success that holds nothing, a missing chunk and a failure of its own', () => {
    const empty = apiFailure(201, { code: 'BAD_ANSWER' })
    const cases = [
      [empty, true],
      [chunk, true],
      [chunk, false],
      [new Error('x'), true],
      [undefined, false],
    ] as const
    expect(cases.map(([error, isOnline]) => readFailure(error, isOnline).cause)).toEqual([
      'emptyAnswer',
      'missingChunk',
      'offline',
      'system',
      'system',
    ])
  })

  it('says when to try again only where a limit said so', () => {
    const at = (status: number, retryAfterSeconds?: number) =>
      readFailure(apiFailure(status, { retryAfterSeconds }), true, 1_000_000).retryAt
    expect([at(429, 61), at(429), at(503, 30)]).toEqual([1_061_000, null, null])
  })

  it('names the request of a failure of ours, and of nothing else', () => {
    const named = (status: number, code: FailureCode = 'INTERNAL') =>
      readFailure(apiFailure(status, { code, requestId: 'a1b2c3-4f' }), true).requestId
    expect([named(500), named(503), named(200, 'BAD_ANSWER'), named(429), named(413)]).toEqual([
      'a1b2c3-4f',
      'a1b2c3-4f',
      'a1b2c3-4f',
      undefined,
      undefined,
    ])
  })
})
