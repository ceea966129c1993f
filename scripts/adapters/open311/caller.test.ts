import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  startMessageReceiver,
  type MessageReceiver,
  type Mood,
} from '@/tests/support/message-receiver'
import { AccessError, createCaller, Refusal, Unavailable } from './caller'

let receiver: MessageReceiver
let lines: string[] = []
beforeEach(async () => {
  receiver = await startMessageReceiver()
  lines = []
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void lines.push(String(line)))
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await receiver.close()
})

const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

describe('createCaller', () => {
  const open = (timeoutMs = 5000) => {
    const call = createCaller('other', timeoutMs)
    return () => call({ method: 'GET', url: `${receiver.url}/requests.json`, headers: {} }, [404])
  }

  it('leaves a portal alone for the time that it names', async () => {
    const call = open()
    receiver.setMood({ status: 429, headers: { 'retry-after': '90' } })
    expect(await errorOf(call())).toBeInstanceOf(Unavailable)
    later(89)
    expect(await errorOf(call())).toBeInstanceOf(Unavailable)
    expect(receiver.messages).toHaveLength(1)
    later(2)
    receiver.setMood({ status: 404 })
    expect(await call()).toEqual({ status: 404, body: null })
    expect(receiver.messages).toHaveLength(2)
  })

  it.each([
    ['a moment', () => new Date(Date.now() + 600_000).toUTCString(), 590],
    ['a time that nobody waits for', () => '999999', 86_400 - 1],
  ])('leaves a portal alone until %s, at most a day', async (_, header, seconds) => {
    const call = open()
    receiver.setMood({ status: 503, headers: { 'retry-after': header() } })
    expect(await errorOf(call())).toBeInstanceOf(Unavailable)
    later(seconds)
    expect(await errorOf(call())).toBeInstanceOf(Unavailable)
    expect(receiver.messages).toHaveLength(1)
    later(20)
    await errorOf(call())
    expect(receiver.messages).toHaveLength(2)
  })

  it('waits twice as long after each failure, at most five minutes, and begins anew after a success', async () => {
    const call = open()
    const fail = async (times: number) => {
      receiver.setMood({ status: 500 })
      for (let time = 0; time < times; time += 1) {
        await errorOf(call())
        later(301)
      }
      return (JSON.parse(lines.at(-1) ?? '{}') as { wait_s?: number }).wait_s ?? 0
    }
    expect(await fail(1)).toBe(1)
    expect(await fail(3)).toBeGreaterThan(4)
    expect(await fail(8)).toBeGreaterThan(150)
    expect(await fail(2)).toBeLessThanOrEqual(300)
    receiver.setMood({ status: 404 })
    await call()
    expect(await fail(1)).toBe(1)
  })

  it.each<[string, Mood | 'gone', unknown]>([
    ['a silent portal', 'silent', Unavailable],
    ['a portal that is not there', 'gone', Unavailable],
    ['an answer that is no JSON', { status: 200 }, Unavailable],
    ['an answer from elsewhere', { status: 302, headers: { location: '/' } }, Unavailable],
    ['a wrong key', { status: 403 }, AccessError],
    ['a wrong request', { status: 400 }, Refusal],
  ])('tells %s from others', async (_, mood, kind) => {
    const call = open(200)
    if (mood === 'gone') await receiver.close()
    else receiver.setMood(mood)
    expect(await errorOf(call())).toBeInstanceOf(kind as new () => Error)
    if (mood === 'gone') receiver = await startMessageReceiver()
  })
})
