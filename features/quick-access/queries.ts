import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'
import { parsed } from '@/lib/api/parsed'
import type { Locale } from '@/lib/i18n/locales'
import { quickAccessActiveMax, quickAccessList } from '@/lib/schemas/quick-accesses'

/** Shortest time for which the placeholders show, milliseconds, so that a fast answer does not flicker (specification, section 9). */
const placeholdersMinMs = 200

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** The active quick accesses in a language, eight at most (specification, section 7). Fails with ApiFailure. */
export const quickAccessQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['quick-accesses', locale],
    queryFn: async ({ signal }) => {
      const response = api.get<unknown>('/public/quick-accesses', {
        params: { is_active: 1, per_page: quickAccessActiveMax },
        headers: { 'Content-Language': locale },
        signal,
      })
      const [list] = await Promise.all([
        response.then(parsed(quickAccessList)),
        pause(placeholdersMinMs),
      ])
      return list.data.slice(0, quickAccessActiveMax)
    },
    refetchOnWindowFocus: false,
    // Without a connection it fails at once and says so; waiting unseen would look like an empty list.
    networkMode: 'always',
    // A person can try again; until then nobody should wait for hidden attempts.
    retry: false,
  })
