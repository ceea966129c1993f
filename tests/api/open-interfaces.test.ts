import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { openAddress, openDatasetList, openDescriptions } from '@/lib/open-data/datasets'
import { api } from '@/lib/server/api/app'
import { openEmbedded, type ConformingPortal } from './conforming-portals'
import { sqlite } from '../support/database'

const interfaces = [
  ...openDescriptions,
  ...openDatasetList.flatMap((dataset) => dataset.interfaces),
]

/** What any site may read, but that only pages of the portal need: banners, counters, what is open on a page, one person's matter. */
const ofThePortalAlone = [
  '/v1/public/news/banner',
  '/v1/public/news/headline',
  '/v1/public/news/slug/[slug]/view',
  '/v1/public/popular-services',
  '/v1/public/life-events/parts',
  '/v1/public/life-events/plan',
  '/v1/public/page-texts/[key]',
  '/v1/public/quick-accesses',
  '/v1/public/home-banners',
  '/v1/public/easy-links',
  '/v1/public/national-links',
  '/v1/public/infographic-banners',
  '/v1/public/pop-up-banners/live',
  '/v1/public/search/popular',
  '/v1/public/link-checker',
  '/v1/public/feature-flags/frontend',
  '/v1/public/complaints/[number]/feed',
  '/open311/v2/tokens/[token]',
]

/** Warnings are there only in an emergency; a new portal has no answers of visitors yet and has changed nothing because of them. */
const mayBeEmpty = ['/v1/public/alerts', '/v1/public/feedback-index', '/v1/public/portal-changes']

describe('the open interfaces', () => {
  const registered = api.routes.filter(
    ({ isCors, methods = '' }) => isCors && methods.startsWith('GET'),
  )

  test('are what the API lets any site read, no more and no less', () => {
    const named = interfaces
      .map(({ path }) => path)
      .filter((path) => /^\/(?:v1|open311)\//.test(path))
    expect([...named, ...ofThePortalAlone].toSorted()).toEqual(
      registered.map(({ pattern }) => pattern).toSorted(),
    )
  })

  test('name the parameters that the API reads', () => {
    for (const { path, parameters } of interfaces) {
      const route = registered.find(({ pattern }) => pattern === path)
      if (!route || route.query === 'all') continue
      const read = route.query.filter((name) => !name.endsWith('[]'))
      expect(parameters.toSorted(), path).toEqual(read.toSorted())
    }
  })
})

describe('every example', () => {
  let running: ConformingPortal
  beforeAll(async () => {
    running = await openEmbedded(sqlite)
  })
  afterAll(() => running.close())

  test.each(
    interfaces.flatMap(({ example, mediaType }) =>
      example === null
        ? []
        : locales.map((locale) => ({ address: openAddress(example, locale), mediaType })),
    ),
  )('$address answers with $mediaType', async ({ address, mediaType }) => {
    const response = await running.portal.ask(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')?.split(';')[0]).toBe(mediaType)
    const text = await response.text()
    expect(text.length).toBeGreaterThan(2)
    if (mediaType !== 'application/json') return
    const body: unknown = JSON.parse(text)
    // An example that shows an empty list shows nothing.
    if (!mayBeEmpty.includes(address)) expect(body).not.toMatchObject({ data: [] })
  })
})
