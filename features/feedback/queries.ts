import { QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { parsed } from '@/lib/api/parsed'
import type { Locale } from '@/lib/i18n/locales'
import { areaDepth, areaList, areaPageSize, provinceCode } from '@/lib/schemas/areas'
import type { FeedbackRequest } from '@/lib/schemas/feedback'

/** Keeps the list of cities while the page lives, so that opening the form again asks nobody. Used in the browser only. */
export const feedbackQueryClient = new QueryClient({
  // Without a connection the call fails at once and can be tried again, instead of waiting unseen. People retry, not code.
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, staleTime: Infinity, gcTime: Infinity },
  },
})

const areaParams = {
  depth: areaDepth.city,
  parent_code_kemendagri: provinceCode,
  per_page: areaPageSize,
}

/** Names of the 27 regencies and cities, by name. Failures are logged (specification, section 8) and thrown as ApiFailure. */
export const citiesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['feedback-cities', locale],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await api
          .get<unknown>('/areas', { params: areaParams, signal })
          .then(parsed(areaList))
        return data.map(({ name }) => name)
      } catch (error) {
        if (!signal.aborted)
          console.warn('Cities not loaded', error instanceof ApiFailure ? error.code : error)
        throw error
      }
    },
  })

/** Sends the answers; what the server says besides yes is not read (specification, section 7). @throws ApiFailure 400, 429, 503 */
export async function sendFeedback(answers: FeedbackRequest): Promise<void> {
  await api.post<unknown>('/feedback', answers)
}
