import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flagDefaults, flagNames } from '@/lib/flags'
import { startUnleashStub, type UnleashMood } from '../../../tests/support/unleash-stub'
import { createUnleashFlags } from './unleash-flags'

const name = 'strategicProgramPreview'
/** What a service says that knows no other values than the defaults. */
const others = flagNames.filter((each) => each !== name && flagDefaults[each])
const key = '*:production.key'
const refreshSeconds = 0.1
let stub: Awaited<ReturnType<typeof startUnleashStub>>
let flags: ReturnType<typeof createUnleashFlags> | undefined
const [onChange, note, noise] = [
  vi.fn<() => void>(),
  vi.fn<(event: string, facts: Record<string, unknown>) => void>(),
  vi.spyOn(console, 'error'),
]

// A short time-out only where the service stays silent: a busy machine may be slow to respond.
const open = ({ url = stub.url, clientKey = key, timeoutMs = 15_000 } = {}) =>
  (flags = createUnleashFlags({
    url,
    clientKey,
    appName: 'portal-jabar',
    onChange,
    note,
    refreshSeconds,
    timeoutMs,
  }))
const isOn = async () => (await flags?.all())?.[name]
// Generous, for busy machines; nothing here measures time.
const soon = <T>(check: () => T) => vi.waitFor(check, { interval: 25 })
const nextResponses = async (count = 2) => {
  const before = stub.requests.length
  await soon(() => expect(stub.requests.length).toBeGreaterThanOrEqual(before + count))
}

beforeEach(async () => {
  stub = await startUnleashStub(key)
})
afterEach(async () => {
  await flags?.close()
  await stub.close()
  // Failures of the service are noted in one line, never as a trace of the client.
  expect(noise).not.toHaveBeenCalled()
  vi.clearAllMocks()
})

describe('createUnleashFlags', () => {
  it('waits for the first answer and names the portal, not its visitors', async () => {
    stub.feel('good', [name])
    open()
    expect(await isOn()).toBe(true)
    expect(Object.fromEntries(stub.requests[0]?.searchParams ?? [])).toEqual({
      sessionId: 'portal-jabar',
      appName: 'portal-jabar',
      environment: 'default',
    })
  })

  it('tells of a change and of nothing else', async () => {
    stub.feel('good', others)
    open()
    expect(await isOn()).toBe(false)
    await nextResponses()
    expect(onChange).not.toHaveBeenCalled()
    stub.feel('good', [...others, name, 'of-another-site'])
    await soon(async () => expect(await isOn()).toBe(true))
    await nextResponses()
    stub.feel('good', others)
    await soon(async () => expect(await isOn()).toBe(false))
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it.each<UnleashMood>([
    'broken',
    'closed',
    'silent',
    'hangingUp',
    'garbage',
    'otherShape',
    'tooBig',
    'elsewhere',
  ])(
    'keeps the last values while the service is %s, notes it once and when it is over',
    async (mood) => {
      stub.feel('good', [name])
      open(mood === 'silent' ? { timeoutMs: 3_000 } : {})
      expect(await isOn()).toBe(true)
      stub.feel(mood)
      await soon(() => expect(note).toHaveBeenCalled())
      await nextResponses()
      expect([
        await isOn(),
        onChange.mock.calls.length,
        note.mock.calls.map(([event]) => event),
      ]).toEqual([true, 1, ['flag service failing']])
      stub.feel('good', [])
      await soon(async () => expect(await isOn()).toBe(false))
      // A request from the silent phase may still time out after a later one succeeded.
      expect(note.mock.calls.map(([event]) => event).slice(0, 2)).toEqual([
        'flag service failing',
        'flag service back',
      ])
      expect(stub.requests.some(({ searchParams }) => searchParams.has('moved'))).toBe(false)
    },
  )

  it.each([
    ['nobody listens', 'http://127.0.0.1:9/api/frontend', key],
    ['the key is wrong', undefined, 'wrong'],
  ])('has the defaults when %s', async (_, url, clientKey) => {
    open({ url, clientKey })
    expect(await isOn()).toBe(false)
    expect(note).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(note.mock.calls)).not.toContain(clientKey)
  })

  it('asks no more once it is closed', async () => {
    open()
    await flags?.close()
    const before = stub.requests.length
    await new Promise((resolve) => setTimeout(resolve, 3_000 * refreshSeconds))
    expect(stub.requests.length).toBe(before)
  })
})
