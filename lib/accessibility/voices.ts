import type { Locale } from '@/lib/i18n/locales'

/** Taken before any other voice of its language where it exists (specification, section 9). */
export const preferredVoice = 'Indonesian Female'

// `in` is the older code of Indonesian, which some Android engines still report.
const voiceLanguage: Record<Locale, RegExp> = { id: /^(id|in)\b|^(id|in)_/i, en: /^en\b|^en_/i }

type NamedVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'default'>

/** The voice to read a language with; undefined when the device has none. */
export function voiceFor<Voice extends NamedVoice>(voices: readonly Voice[], locale: Locale): Voice | undefined {
  const speaking = voices.filter(({ lang }) => voiceLanguage[locale].test(lang))
  return speaking.find(({ name }) => name.includes(preferredVoice)) ?? speaking.find((voice) => voice.default) ?? speaking[0]
}

/** The browser's own speech, or undefined where it has none. */
export const browserSpeech = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : undefined

export type VoiceSupport = 'READY' | 'UNSUPPORTED' | 'NO_VOICE'

/** Whether a language can be read out now. An empty list counts as ready: many browsers fill it only after the first question. */
export function voiceSupport(speech: SpeechSynthesis | undefined, locale: Locale): VoiceSupport {
  if (!speech) return 'UNSUPPORTED'
  const voices = speech.getVoices()
  return voices.length > 0 && !voiceFor(voices, locale) ? 'NO_VOICE' : 'READY'
}
