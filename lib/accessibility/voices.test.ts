import { afterEach, describe, expect, it, vi } from 'vitest'
import { voiceFor, voicesOf, voiceSupport, voicesWaitMs, voicesWhenReady } from './voices'

const voice = (name: string, lang: string, isDefault = false) => ({
  name,
  lang,
  default: isDefault,
  localService: true,
  voiceURI: name,
})
const speech = (...voices: SpeechSynthesisVoice[]) =>
  ({ getVoices: () => voices }) as unknown as SpeechSynthesis

const german = voice('Anna', 'de-DE', true)
const google = voice('Google Bahasa Indonesia', 'id-ID')
const preferred = voice('Indonesian Female', 'id-ID')
const android = voice('Android', 'in_ID')
const american = voice('Samantha', 'en-US')
const british = voice('Daniel', 'en-GB', true)

describe('voiceFor', () => {
  it.each([
    [[german, google, preferred], 'id', preferred],
    [[german, google], 'id', google],
    [[german, android], 'id', android],
    [[american, british, preferred], 'en', british],
    [[german, american], 'en', american],
    [[german, american], 'id', undefined],
    [[], 'id', undefined],
  ] as const)('chooses among %j for %s', (voices, locale, chosen) => {
    expect(voiceFor(voices, locale)).toBe(chosen)
  })

  it('prefers a voice on the device to one that sends the text away, and the chosen one to both', () => {
    const remote = { ...google, localService: false, default: true }
    expect(voiceFor([remote, android], 'id')).toBe(android)
    expect(voiceFor([remote], 'id')).toBe(remote)
    expect(voiceFor([remote, android], 'id', remote.name)).toBe(remote)
    expect(voiceFor([american, british, remote], 'en', remote.name)).toBe(british)
  })

  it('knows voices of other languages by their code', () => {
    expect(voicesOf([german, google, android], 'id-ID')).toEqual([google, android])
    expect(voiceFor([german, google], 'de')).toBe(german)
    expect(voiceFor([german, google], 'su')).toBeUndefined()
  })

  it('does not take another language for one that begins alike', () => {
    expect(
      voiceFor([voice('Ido', 'ido'), voice('Inuktitut', 'ine-CA'), voice('Enga', 'enq')], 'id'),
    ).toBeUndefined()
  })
})

describe('voiceSupport', () => {
  it('tells a browser without speech from a device without a voice', () => {
    expect(voiceSupport(undefined, 'id')).toBe('UNSUPPORTED')
    expect(voiceSupport(speech(german), 'id')).toBe('NO_VOICE')
    expect(voiceSupport(speech(german, google), 'id')).toBe('READY')
  })

  it('does not complain while the list of voices is still empty', () => {
    expect(voiceSupport(speech(), 'id')).toBe('READY')
  })
})

describe('voicesWhenReady', () => {
  const filling = (...later: SpeechSynthesisVoice[]) => {
    let voices: SpeechSynthesisVoice[] = []
    const target = new EventTarget()
    const fill = () => {
      voices = later
      target.dispatchEvent(new Event('voiceschanged'))
    }
    return {
      fill,
      speech: Object.assign(target, { getVoices: () => voices }) as unknown as SpeechSynthesis,
    }
  }
  afterEach(() => {
    vi.useRealTimers()
  })

  it('answers at once when there are voices, and as soon as there are', async () => {
    const [ready, late] = [filling(google), filling(google)]
    ready.fill()
    expect(await voicesWhenReady(ready.speech)).toEqual([google])
    const waiting = voicesWhenReady(late.speech)
    late.fill()
    expect(await waiting).toEqual([google])
  })

  it('gives up after a while', async () => {
    vi.useFakeTimers()
    const waiting = voicesWhenReady(filling(google).speech)
    await vi.advanceTimersByTimeAsync(voicesWaitMs)
    expect(await waiting).toEqual([])
  })
})
