import { defaultVoice } from './settings'

type NamedVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'default' | 'localService'>

/** The bare language of a tag such as `id-ID`. `in` is the older code of Indonesian, which some Android engines still report. */
const bareLanguage = (tag: string) => {
  const [language = ''] = tag.toLowerCase().split(/[-_]/)
  return language === 'in' ? 'id' : language
}

/** The voices of a device that speak a language. */
export const voicesOf = <Voice extends NamedVoice>(voices: readonly Voice[], language: string) =>
  voices.filter(({ lang }) => bareLanguage(lang) === bareLanguage(language))

/**
 * The voice to read a language with; undefined when the device has none. First the chosen one, then those that speak on the device itself:
 * the others send the text to the maker of the browser.
 */
export function voiceFor<Voice extends NamedVoice>(
  voices: readonly Voice[],
  language: string,
  choice: string = defaultVoice,
): Voice | undefined {
  const speaking = voicesOf(voices, language)
  const local = speaking.filter((voice) => voice.localService)
  return (
    speaking.find(({ name }) => name === choice) ??
    speaking.find(({ name }) => name.includes(choice)) ??
    local.find((voice) => voice.default) ??
    local[0] ??
    speaking.find((voice) => voice.default) ??
    speaking[0]
  )
}

/** The browser's own speech, or undefined where it has none. */
export const browserSpeech = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
    ? window.speechSynthesis
    : undefined

/** The key of the speech service; only the home page carries one, and only where it is set. */
export const speechServiceKey = () =>
  document.querySelector<HTMLElement>('[data-speech-key]')?.dataset['speechKey']

export type VoiceSupport = 'READY' | 'UNSUPPORTED' | 'NO_VOICE'

/** Whether a language can be read out now. An empty list counts as ready: many browsers fill it only after the first question. */
export function voiceSupport(speech: SpeechSynthesis | undefined, language: string): VoiceSupport {
  if (!speech) return 'UNSUPPORTED'
  const voices = speech.getVoices()
  return voices.length > 0 && !voiceFor(voices, language) ? 'NO_VOICE' : 'READY'
}

/** Time a browser gets to fill its list of voices, milliseconds. */
export const voicesWaitMs = 2_000

/** The voices of the device once there are any; an empty list when there are still none after `voicesWaitMs`. */
export function voicesWhenReady(speech: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      speech.removeEventListener('voiceschanged', finish)
      resolve(speech.getVoices())
    }
    const timer = setTimeout(finish, voicesWaitMs)
    if (speech.getVoices().length > 0) finish()
    else speech.addEventListener('voiceschanged', finish)
  })
}
