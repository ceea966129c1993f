import type { Messages } from '@/messages'
import type { Locale } from './locales'

/** The message namespaces, which are also the names of the files. */
export type Namespace = keyof Messages

/**
 * Fetches namespaces that only a panel opened later needs, one small chunk each, so that they are not in the HTML of every page.
 * @throws when a chunk cannot be loaded
 */
export async function loadMessages(locale: Locale, ...namespaces: Namespace[]): Promise<Record<string, unknown>> {
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => {
      // Relative, because bundlers follow an address with variables only when it starts with a dot.
      const file = (await import(`../../messages/${locale}/${namespace}.json`)) as { default: unknown }
      return [namespace, file.default] as const
    }),
  )
  return Object.fromEntries(loaded)
}
