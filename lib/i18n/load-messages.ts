import type { Locale } from './locales'

interface File {
  default: unknown
}

// Written out, because a dynamic import path would put the list of all message files into every page.
const files = {
  accessibility: {
    id: () => import('@/messages/id/accessibility.json'),
    en: () => import('@/messages/en/accessibility.json'),
  },
  'complaint-channels': {
    id: () => import('@/messages/id/complaint-channels.json'),
    en: () => import('@/messages/en/complaint-channels.json'),
  },
  'complaint-following': {
    id: () => import('@/messages/id/complaint-following.json'),
    en: () => import('@/messages/en/complaint-following.json'),
  },
  'complaint-receipt': {
    id: () => import('@/messages/id/complaint-receipt.json'),
    en: () => import('@/messages/en/complaint-receipt.json'),
  },
  consent: {
    id: () => import('@/messages/id/consent.json'),
    en: () => import('@/messages/en/consent.json'),
  },
  failures: {
    id: () => import('@/messages/id/failures.json'),
    en: () => import('@/messages/en/failures.json'),
  },
  feedback: {
    id: () => import('@/messages/id/feedback.json'),
    en: () => import('@/messages/en/feedback.json'),
  },
  footer: {
    id: () => import('@/messages/id/footer.json'),
    en: () => import('@/messages/en/footer.json'),
  },
  'menu-items': {
    id: () => import('@/messages/id/menu-items.json'),
    en: () => import('@/messages/en/menu-items.json'),
  },
  'news-channels': {
    id: () => import('@/messages/id/news-channels.json'),
    en: () => import('@/messages/en/news-channels.json'),
  },
  'quick-access': {
    id: () => import('@/messages/id/quick-access.json'),
    en: () => import('@/messages/en/quick-access.json'),
  },
  'reading-bar': {
    id: () => import('@/messages/id/reading-bar.json'),
    en: () => import('@/messages/en/reading-bar.json'),
  },
  validation: {
    id: () => import('@/messages/id/validation.json'),
    en: () => import('@/messages/en/validation.json'),
  },
  voice: {
    id: () => import('@/messages/id/voice.json'),
    en: () => import('@/messages/en/voice.json'),
  },
  weather: {
    id: () => import('@/messages/id/weather.json'),
    en: () => import('@/messages/en/weather.json'),
  },
} satisfies Record<string, Record<Locale, () => Promise<File>>>

/** Namespaces that are loaded on demand. */
export type LazyNamespace = keyof typeof files

/**
 * Fetches namespaces that only a panel opened later needs, one small chunk each, so that they are not in the HTML of every page.
 * @throws when a chunk cannot be loaded
 */
export async function loadMessages(
  locale: Locale,
  ...namespaces: LazyNamespace[]
): Promise<Record<string, unknown>> {
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => {
      const file: File = await files[namespace][locale]()
      return [namespace, file.default] as const
    }),
  )
  return Object.fromEntries(loaded)
}
