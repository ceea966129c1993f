import type { ReactNode } from 'react'
import { useSettingsStore } from '@/lib/accessibility/settings-store'
import type { Start } from '@/lib/accessibility/use-effect-module'
import {
  browserSpeech,
  speechServiceKey,
  voiceFor,
  voicesWhenReady,
} from '@/lib/accessibility/voices'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Locale } from '@/lib/i18n/locales'
import { useToastStore } from '@/lib/toasts/toast-store'
import { warnNotReady } from './not-ready'
import { startReader } from './reader'
import { responsiveSpeaker } from './responsive-speaker'
import { loadResponsiveVoice } from './responsive-voice'
import { browserSpeaker } from './speaker'
import type { ControlNames } from './what-to-say'

interface VoiceMessages extends ControlNames {
  noVoice: string
  unsupported: string
  close: string
}

/**
 * The voice reader of a language with its words, ready to start.
 * @param show puts something on the page: the note that this device has no voice
 * @throws when the words cannot be loaded
 */
export async function openReader(locale: Locale, show: (note: ReactNode) => void): Promise<Start> {
  const { voice } = await loadMessages(locale, 'voice')
  const messages = voice as VoiceMessages
  return () => {
    const speech = browserSpeech()
    const { voice: choice } = useSettingsStore.getState().settings
    let hasWarned = false
    const warn = async () => {
      // The list of voices arrives late; only then it is known that there is none.
      if (speech && voiceFor(await voicesWhenReady(speech), locale, choice)) return
      const { Toaster } = await import('@/components/ui/toast')
      show(<Toaster closeLabel={messages.close} />)
      // The region that announces notes must stand on the page before its first one.
      setTimeout(
        () =>
          useToastStore
            .getState()
            .show('warning', speech ? messages.noVoice : messages.unsupported),
        100,
      )
    }
    const onSilent = () => {
      warnNotReady()
      if (!hasWarned) void warn()
      hasWarned = true
    }
    const fallback = browserSpeaker({ speech, choice, onSilent })
    const key = speechServiceKey()
    const speaker = key
      ? responsiveSpeaker({ load: () => loadResponsiveVoice(key), fallback, choice })
      : fallback
    return startReader({ speaker, locale, messages })
  }
}
