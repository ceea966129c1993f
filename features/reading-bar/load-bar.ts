import type { AbstractIntlMessages } from 'next-intl'
import type { ComponentType } from 'react'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Locale } from '@/lib/i18n/locales'
import { ReadingBar, type ReadingBarProps } from './reading-bar'

export interface LoadedBar {
  Bar: ComponentType<ReadingBarProps>
  messages: AbstractIntlMessages
}

/** The reading bar with its words. @throws when they cannot be loaded */
export async function loadBar(locale: Locale): Promise<LoadedBar> {
  return {
    Bar: ReadingBar,
    messages: (await loadMessages(locale, 'reading-bar')) as AbstractIntlMessages,
  }
}
