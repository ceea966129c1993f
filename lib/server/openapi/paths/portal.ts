import { z } from 'zod'
import { alertList } from '@/lib/schemas/alerts'
import { areaList, areaQuery } from '@/lib/schemas/areas'
import { districtList, districtQuery } from '@/lib/schemas/districts'
import { feedbackRequest } from '@/lib/schemas/feedback'
import { embedWidgetAnswer } from '@/lib/schemas/embed-widget'
import { featureFlagsAnswer, flagToggles } from '@/lib/schemas/flags'
import { linkCheck, linkCheckQuery } from '@/lib/schemas/link-checker'
import {
  popularSearches,
  searchPage,
  searchQuery,
  suggestions,
  suggestQuery,
} from '@/lib/schemas/search'
import { unitAnswer, unitList, unitQuery } from '@/lib/schemas/units'
import {
  visitCountersAnswer,
  visitCsvQuery,
  visitRequest,
  visitStatistics,
  visitStatisticsQuery,
} from '@/lib/schemas/visits'
import { weatherAnswer, weatherQuery } from '@/lib/schemas/weather'
import { pathsOf } from '../path-description'

const { get, post } = pathsOf('Portal')

const health = z.object({ data: z.object({ status: z.string() }) })

/** Places, units, search, weather and the portal itself. */
export const portalPaths = [
  get('/v1/public/alerts', 'Warnings that are valid this moment, the most urgent first', alertList),
  get('/v1/areas', 'Administrative areas below a parent, by name', areaList, { query: areaQuery }),
  get('/v1/districts', 'Regencies and cities', districtList, { query: districtQuery }),
  get('/v1/units', 'Working units of the province', unitList, { query: unitQuery }),
  get('/v1/units/[id]', 'One working unit', unitAnswer),
  get(
    '/v1/search',
    'All content that answers the words; `meta.unmatched` names words that no text holds while others found something',
    searchPage,
    { query: searchQuery },
  ),
  get(
    '/v1/search/suggest',
    'At most five phrases that continue or mend what is typed',
    suggestions,
    { query: suggestQuery },
  ),
  get('/v1/public/search/popular', 'Five searches to begin with', popularSearches),
  get('/v1/weather', 'The weather at the village nearest to a position', weatherAnswer, {
    query: weatherQuery,
  }),
  get(
    '/v1/public/embed-widget',
    'Whether the page of another site that the home page shows answers and lets itself be shown',
    embedWidgetAnswer,
  ),
  get('/v1/public/link-checker', 'Judges a link without opening it', linkCheck, {
    query: linkCheckQuery,
  }),
  get('/v1/public/feature-flags', 'Feature flags', featureFlagsAnswer),
  get(
    '/v1/public/feature-flags/frontend',
    'Feature flags as the front-end interface of Unleash writes them',
    flagToggles,
  ),
  get('/v1/public/counter-widget', 'Visitor numbers of this moment', visitCountersAnswer),
  get('/v1/public/visitor-statistics', 'Visitor numbers by day, week or month', visitStatistics, {
    query: visitStatisticsQuery,
  }),
  get('/v1/public/visitor-statistics/csv', 'The same as a CSV file', 'text/csv', {
    query: visitCsvQuery,
  }),
  post('/v1/public/visits', 'Counts one look at one page', null, {
    body: visitRequest,
    status: 204,
    guard: 'key',
    failures: [401, 403, 422],
  }),
  post(
    '/v1/feedback',
    'Stores the answers of the satisfaction survey; one an hour and browser',
    z.object({ data: z.object({ id: z.number().int(), created_at: z.string() }) }),
    {
      body: feedbackRequest,
      status: 201,
      guard: 'key',
      failures: [401, 403, 422],
    },
  ),
  get('/v1/openapi.json', 'This description', z.record(z.string(), z.unknown())),
  get('/v1/health', 'Whether the process runs', health),
  get(
    '/v1/health/ready',
    'Whether it can serve: database, disk and not ending; 503 otherwise',
    health,
  ),
]
