import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { warnNotReady } from './not-ready'
import { responsiveSpeaker, serviceVoice, serviceWaitMs } from './responsive-speaker'
import type { ResponsiveVoice } from './responsive-voice'

vi.mock('./not-ready', () => ({ warnNotReady: vi.fn() }))

const service = {
  speak: vi.fn<ResponsiveVoice['speak']>(),
  cancel: vi.fn(),
  addEventListener: vi.fn(),
}
const fallback = { say: vi.fn(), hush: vi.fn() }
const usual = 'Indonesian Female'
const said = () => service.speak.mock.calls.map(([text, voice]) => `${voice}: ${text}`)
const open = (load: () => Promise<ResponsiveVoice>, choice = usual) =>
  responsiveSpeaker({ load, fallback, choice })
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('serviceVoice', () => {
  it.each([
    ['id', usual, 'Indonesian Female'],
    ['en', usual, 'UK English Female'],
    ['id', 'Indonesian Male', 'Indonesian Male'],
    ['en', 'US English Male', 'US English Male'],
    ['id', 'US English Male', 'Indonesian Female'],
    ['en', 'Google Bahasa Indonesia', 'UK English Female'],
  ] as const)('reads %s with the choice %s as %s', (locale, choice, voice) => {
    expect(serviceVoice(locale, choice)).toBe(voice)
  })
})

describe('responsiveSpeaker', () => {
  it('says each text in place of the one before, in the language of the text', async () => {
    const speaker = open(() => Promise.resolve(service))
    await settled()
    speaker.say('Berita', 'id')
    speaker.say('News', 'en')
    expect(said()).toEqual(['Indonesian Female: Berita', 'UK English Female: News'])
    expect(service.cancel).toHaveBeenCalledTimes(2)
    speaker.hush()
    expect(service.cancel).toHaveBeenCalledTimes(3)
    expect(warnNotReady).not.toHaveBeenCalled()
  })

  it('says the last of what came while it was loading', async () => {
    const speaker = open(() => Promise.resolve(service))
    speaker.say('Satu', 'id')
    speaker.say('Dua', 'id')
    expect(said()).toEqual([])
    await settled()
    expect(said()).toEqual(['Indonesian Female: Dua'])
  })

  it('forgets what waits when it is hushed', async () => {
    const speaker = open(() => Promise.resolve(service))
    speaker.say('Satu', 'id')
    speaker.hush()
    await settled()
    expect([said(), fallback.hush.mock.calls.length]).toEqual([[], 1])
  })

  it('warns and lets the browser speak when it cannot be loaded', async () => {
    const speaker = open(() => Promise.reject(new Error('refused')))
    speaker.say('Satu', 'id')
    await settled()
    speaker.say('Dua', 'id')
    expect(fallback.say.mock.calls).toEqual([
      ['Satu', 'id'],
      ['Dua', 'id'],
    ])
    expect(warnNotReady).toHaveBeenCalledTimes(1)
  })

  it('waits five seconds and no longer, and stays with the browser when it arrives later', async () => {
    let arrive: (late: ResponsiveVoice) => void = () => undefined
    const speaker = open(() => new Promise((resolve) => (arrive = resolve)))
    speaker.say('Satu', 'id')
    await vi.advanceTimersByTimeAsync(serviceWaitMs - 1)
    expect(fallback.say).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect([serviceWaitMs, fallback.say.mock.calls]).toEqual([5000, [['Satu', 'id']]])
    arrive(service)
    await settled()
    speaker.say('Dua', 'id')
    expect([said(), fallback.say.mock.calls.length]).toEqual([[], 2])
  })

  it('lets the browser say a text that the service refuses', async () => {
    const speaker = open(() => Promise.resolve(service))
    await settled()
    speaker.say('Satu', 'id')
    service.speak.mock.calls[0]?.[2]?.onerror?.()
    expect(fallback.say.mock.calls).toEqual([['Satu', 'id']])
    fallback.hush.mockClear()
    speaker.say('Dua', 'id')
    expect(fallback.hush).toHaveBeenCalledOnce()
  })

  it('says nothing that is refused after something else was said, or after it was hushed', async () => {
    const speaker = open(() => Promise.resolve(service))
    await settled()
    const refuse = (nth: number) => service.speak.mock.calls[nth]?.[2]?.onerror?.()
    speaker.say('Satu', 'id')
    speaker.say('Dua', 'id')
    refuse(0)
    speaker.hush()
    refuse(1)
    expect(fallback.say).not.toHaveBeenCalled()
  })
})
