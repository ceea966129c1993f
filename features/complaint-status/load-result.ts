import type { ComponentType } from 'react'
import { ApiFailure } from '@/lib/api/failure'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Locale } from '@/lib/i18n/locales'
import type { StatusResultProps } from './status-result'

/** The result's code and words, which nobody pays for who only opens the form. */
export interface ShownResult {
  Result: ComponentType<StatusResultProps>
  messages: Record<string, unknown>
}

const unloaded = () => {
  throw new ApiFailure({ status: 0, code: 'NETWORK' })
}

/** Fetches what asks for a complaint. @throws ApiFailure NETWORK when the chunk does not arrive */
export const loadLookUp = () => import('./look-up').catch(unloaded)

/** Fetches what shows a complaint. @throws ApiFailure NETWORK when a chunk does not arrive */
export async function loadResult(locale: Locale): Promise<ShownResult> {
  const [{ StatusResult }, messages] = await Promise.all([import('./status-result'), loadMessages(locale, 'complaint-following')]).catch(unloaded)
  return { Result: StatusResult, messages }
}
