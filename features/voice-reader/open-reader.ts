import { browserSpeech } from '@/lib/accessibility/voices'
import type { Start } from '@/lib/accessibility/use-while'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Locale } from '@/lib/i18n/locales'
import { startReader } from './reader'
import type { ControlWords } from './what-to-say'

/** The voice reader of a language with its words, ready to start. @throws when the words cannot be loaded */
export async function openReader(locale: Locale): Promise<Start> {
  const { voice } = await loadMessages(locale, 'voice')
  return () => startReader({ speech: browserSpeech(), locale, words: voice as ControlWords })
}
