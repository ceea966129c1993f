import { defaultVoice } from '@/lib/accessibility/settings'
import type { Locale } from '@/lib/i18n/locales'
import { warnNotReady } from './not-ready'
import type { ResponsiveVoice } from './responsive-voice'
import type { Speaker } from './speaker'

/** Time the speech service gets to load before the browser's own speech takes over for good, milliseconds. */
export const serviceWaitMs = 5_000

const usualVoices: Record<Locale, string> = { id: defaultVoice, en: 'UK English Female' }
const speaks: Record<Locale, RegExp> = { id: /^Indonesian\b/, en: /\bEnglish\b/ }

/** The service names its voices by their language; a choice counts only for texts of that language. */
export const serviceVoice = (locale: Locale, choice: string) =>
  speaks[locale].test(choice) ? choice : usualVoices[locale]

interface ResponsiveSpeakerOptions {
  load: () => Promise<ResponsiveVoice>
  /** Speaks when the service cannot. */
  fallback: Speaker
  /** Name of the voice the person chose. */
  choice: string
}

/**
 * The speech service. What is to be said while it loads waits, the last thing only; when it fails, is slow or refuses a text, the fallback
 * says it.
 */
export function responsiveSpeaker({ load, fallback, choice }: ResponsiveSpeakerOptions): Speaker {
  let service: ResponsiveVoice | 'LOADING' | 'FAILED' = 'LOADING'
  /** Counts what was to be said or to be silent about. */
  let turn = 0
  let waiting: { text: string; locale: Locale } | null = null

  const say: Speaker['say'] = (text, locale) => {
    if (service === 'LOADING') waiting = { text, locale }
    else if (service === 'FAILED') fallback.say(text, locale)
    else {
      const own = (turn += 1)
      service.cancel()
      fallback.hush()
      service.speak(text, serviceVoice(locale, choice), {
        // A refusal may come late, when something else is being said or nothing shall be.
        onerror: () => own === turn && fallback.say(text, locale),
      })
    }
  }
  const settle = (outcome: ResponsiveVoice | 'FAILED') => {
    // A script that comes too late changes nothing: two voices in turn would confuse.
    if (service !== 'LOADING') return
    clearTimeout(timer)
    service = outcome
    if (outcome === 'FAILED') warnNotReady()
    if (waiting) say(waiting.text, waiting.locale)
    waiting = null
  }
  const timer = setTimeout(() => settle('FAILED'), serviceWaitMs)
  load().then(settle, () => settle('FAILED'))

  return {
    say,
    hush: () => {
      waiting = null
      turn += 1
      if (service !== 'LOADING' && service !== 'FAILED') service.cancel()
      fallback.hush()
    },
  }
}
