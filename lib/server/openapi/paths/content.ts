import { z } from 'zod'
import {
  archiveAnswer,
  archiveCategoryList,
  archiveList,
  archiveQuery,
  archiveYears,
  archiveYearsQuery,
} from '@/lib/schemas/archives'
import { awardAnswer, awardCategoryCounts, awardList, awardQuery } from '@/lib/schemas/awards'
import {
  easyLinkList,
  homeBannerList,
  infographicBannerList,
  infographicBannerQuery,
  nationalLinkList,
  popUpBannerAnswer,
} from '@/lib/schemas/banners'
import {
  eventAnswer,
  eventCalendar,
  eventCalendarQuery,
  eventList,
  eventQuery,
} from '@/lib/schemas/events'
import {
  financeAnswer,
  financeCsvQuery,
  financeQuery,
  financeReportsQuery,
} from '@/lib/schemas/finance'
import { informationAnswer, informationList, informationQuery } from '@/lib/schemas/informations'
import {
  programAnswer,
  programList,
  programQuery,
  strategicProgramList,
} from '@/lib/schemas/programs'
import { overview } from '@/lib/schemas/overview'
import { quickAccessList, quickAccessQuery } from '@/lib/schemas/quick-accesses'
import { superApp } from '@/lib/schemas/super-app'
import { aboutKeys, aboutTexts } from '@/lib/schemas/about'
import { single } from '@/lib/schemas/list'
import { pathsOf } from '../path-description'

const { get } = pathsOf('Content')

/** Documents, figures, agenda, awards, programmes and what stands on the home page. */
export const contentPaths = [
  get(
    '/v1/public/document-archives',
    'Documents, newest first unless sorted otherwise',
    archiveList,
    { query: archiveQuery },
  ),
  get(
    '/v1/public/document-archives/categories',
    'The five document topics with their counts',
    archiveCategoryList,
  ),
  get('/v1/public/document-archives/slug/[slug]', 'One document', archiveAnswer),
  get(
    '/v1/public/document-archives/years',
    'The years that documents are about, the latest first',
    archiveYears,
    { query: archiveYearsQuery },
  ),
  get(
    '/v1/public/regional-finances',
    'Budget and realisation of a year, the latest without `year`',
    financeAnswer,
    { query: financeQuery, failures: [404] },
  ),
  get('/v1/public/regional-finances/csv', 'The same figures as a CSV file', 'text/csv', {
    query: financeCsvQuery,
    failures: [404],
  }),
  get('/v1/public/regional-finances/reports', 'Documents on public money', archiveList, {
    query: financeReportsQuery,
  }),
  get('/v1/public/events', 'Agenda by day, hour and priority', eventList, { query: eventQuery }),
  get('/v1/public/events/calendar', 'Titles by day for a month grid', eventCalendar, {
    query: eventCalendarQuery,
  }),
  get('/v1/public/events/[id]', 'One event', eventAnswer),
  get('/v1/informations', 'Information shown today, newest first', informationList, {
    query: informationQuery,
  }),
  get('/v1/informations/[id]', 'One piece of information', informationAnswer),
  get('/v1/informations/slug/[slug]', 'The same by the name in its address', informationAnswer),
  get('/v1/public/announcements', 'Announcements shown today, newest first', informationList, {
    query: informationQuery,
  }),
  get('/v1/public/announcements/[slug]', 'One announcement', informationAnswer),
  get('/v1/awards', 'Awards of the province', awardList, { query: awardQuery }),
  get('/v1/awards/categories', 'The award categories with their counts', awardCategoryCounts),
  get('/v1/awards/[id]', 'One award', awardAnswer),
  get('/v1/featured-programs', "Featured programmes in the editor's order", programList, {
    query: programQuery,
  }),
  get('/v1/featured-programs/[id]', 'One featured programme', programAnswer),
  get('/v1/public/strategic-programs', 'The three strategic programmes', strategicProgramList),
  get('/v1/public/quick-accesses', 'Quick accesses, active ones first', quickAccessList, {
    query: quickAccessQuery,
  }),
  get('/v1/public/home-banners', 'The scenes of the home page', homeBannerList),
  get('/v1/public/easy-links', "The links of the home page's easy access", easyLinkList),
  get(
    '/v1/public/national-links',
    'Sites of the national government on the home page',
    nationalLinkList,
  ),
  get(
    '/v1/public/about/[key]',
    `A text about the province: ${aboutKeys.join(', ')}`,
    single(z.union(aboutKeys.map((key) => aboutTexts[key]))),
  ),
  get(
    '/v1/public/page-texts/[key]',
    'The text of a page that is one item: super-app, overview',
    single(z.union([superApp, overview])),
  ),
  get('/v1/public/infographic-banners', 'Infographics of the home page', infographicBannerList, {
    query: infographicBannerQuery,
  }),
  get('/v1/public/pop-up-banners/live', 'The pop-up banner of today', popUpBannerAnswer, {
    emptyAnswer: 'There is no banner today',
  }),
]
