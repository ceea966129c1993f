import type messages from '@/messages/id'
import type { Locale } from './locales'

declare module 'next-intl' {
  /** Keys of messages and names of languages are checked by the compiler. */
  interface AppConfig {
    Locale: Locale
    Messages: typeof messages
  }
}
