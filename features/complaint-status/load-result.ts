import type { ComponentType } from 'react'
import { handledImport } from '@/lib/failures/handled-import'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Locale } from '@/lib/i18n/locales'
import type { StatusResultProps } from './status-result'

/** The result's code and words, which nobody pays for who only opens the form. */
export interface ShownResult {
  Result: ComponentType<StatusResultProps>
  messages: Record<string, unknown>
}

/** Fetches what asks for a complaint. @throws when the chunk does not arrive */
export async function loadLookUp() {
  const [queries, typed] = await handledImport(() =>
    Promise.all([import('./queries'), import('./look-up')]),
  )
  return { ...queries, ...typed }
}

/** Fetches what shows a complaint. @throws when a chunk does not arrive */
export async function loadResult(locale: Locale): Promise<ShownResult> {
  const [{ StatusResult }, messages] = await handledImport(() =>
    Promise.all([import('./status-result'), loadMessages(locale, 'complaint-following')]),
  )
  return { Result: StatusResult, messages }
}
