import { api } from '@/lib/api/client'
import { parsed } from '@/lib/api/parsed'
import { suggestions, suggestionsMax, type Suggestion } from '@/lib/schemas/search'

/** At most five phrases for what is typed, in the page's language. @throws ApiFailure */
export const fetchSuggestions = async (query: string, signal: AbortSignal): Promise<Suggestion[]> =>
  parsed(suggestions)(
    await api.get('/search/suggest', { params: { q: query.slice(0, 100) }, signal }),
  ).slice(0, suggestionsMax)
