import { voiceFor } from '@/lib/accessibility/voices'
import { languages, type Locale } from '@/lib/i18n/locales'

/** Something that reads out. */
export interface Speaker {
  /** Says a text in place of what is being said. */
  say: (text: string, locale: Locale) => void
  /** Stops speaking and forgets what still waits. */
  hush: () => void
}

interface BrowserSpeakerOptions {
  /** Undefined in browsers without speech. */
  speech: SpeechSynthesis | undefined
  /** Name of the voice the person chose. */
  choice: string
  /** Called for each text that cannot be said. */
  onSilent: () => void
}

/** The browser's own speech, with a voice of the text's language or not at all. */
export function browserSpeaker({ speech, choice, onSilent }: BrowserSpeakerOptions): Speaker {
  // Browsers fill the list of voices only after the first question.
  speech?.getVoices()
  return {
    say: (text, locale) => {
      const voice = speech && voiceFor(speech.getVoices(), locale, choice)
      if (!voice) {
        onSilent()
        return
      }
      speech.cancel()
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.voice = voice
      utterance.lang = languages[locale].iso
      speech.speak(utterance)
    },
    hush: () => speech?.cancel(),
  }
}
