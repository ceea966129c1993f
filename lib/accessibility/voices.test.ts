import { describe, expect, it } from 'vitest'
import { voiceFor, voiceSupport } from './voices'

const voice = (name: string, lang: string, isDefault = false) => ({ name, lang, default: isDefault, localService: true, voiceURI: name })
const speech = (...voices: SpeechSynthesisVoice[]) => ({ getVoices: () => voices }) as unknown as SpeechSynthesis

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

  it('does not take another language for one that begins alike', () => {
    expect(voiceFor([voice('Ido', 'ido'), voice('Inuktitut', 'ine-CA'), voice('Enga', 'enq')], 'id')).toBeUndefined()
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
