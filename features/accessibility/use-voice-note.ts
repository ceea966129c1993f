'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import {
  browserSpeech,
  speechServiceKey,
  voiceSupport,
  type VoiceSupport,
} from '@/lib/accessibility/voices'

function subscribe(onChange: () => void) {
  const speech = browserSpeech()
  speech?.addEventListener('voiceschanged', onChange)
  return () => speech?.removeEventListener('voiceschanged', onChange)
}

/** What a person should know about the voice on this device: who speaks, how to stop it, or why it stays silent. Follows the list of voices, which arrives late. */
export function useVoiceNote(): { text: string; isProblem: boolean } {
  const t = useTranslations('accessibility.voice')
  const locale = useLocale()
  const support = useSyncExternalStore<VoiceSupport | 'SERVICE'>(
    subscribe,
    () => (speechServiceKey() ? 'SERVICE' : voiceSupport(browserSpeech(), locale)),
    () => 'READY',
  )
  if (support === 'SERVICE') return { text: t('service'), isProblem: false }
  if (support === 'READY') return { text: t('stopHint'), isProblem: false }
  return { text: t(support === 'UNSUPPORTED' ? 'unsupported' : 'noVoice'), isProblem: true }
}
