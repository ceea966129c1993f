import { z } from 'zod'
import { aboutKeys, aboutTexts } from '@/lib/schemas/about'
import {
  eventResponse,
  eventCalendar,
  eventCalendarQuery,
  eventList,
  eventQuery,
} from '@/lib/schemas/events'
import { informationResponse, informationList, informationQuery } from '@/lib/schemas/informations'
import { itemId } from '@/lib/schemas/item-id'
import { single } from '@/lib/schemas/list'
import { overview } from '@/lib/schemas/overview'
import { programResponse, programList, programQuery } from '@/lib/schemas/programs'
import { superApp } from '@/lib/schemas/super-app'
import { shared, timely } from '../cache-policy'
import { found } from '../problem-response'
import { route } from '../route'

/** Agenda, information, programmes and texts of pages (contract 5 and 7). */
export const contentRoutes = [
  route(
    {
      path: '/v1/public/events',
      summary: 'Agenda by day, hour and priority',
      query: eventQuery,
      response: eventList,
      // Whether an event is under way changes with the clock.
      cache: timely('list', ['events', 'districts']),
    },
    async (c) => c.json(await c.var.portal.events.list(c.req.valid('query'), c.var.locale)),
  ),
  route(
    {
      path: '/v1/public/events/calendar',
      summary: 'Titles by day for a month grid',
      query: eventCalendarQuery,
      response: eventCalendar,
      cache: shared('list', ['events']),
    },
    async (c) => c.json(await c.var.portal.events.calendar(c.req.valid('query'), c.var.locale)),
  ),
  route(
    {
      path: '/v1/public/events/[id]',
      summary: 'One event',
      response: eventResponse,
      cache: timely('list', ['events', 'districts']),
    },
    async (c) => {
      const id = found(itemId(c.req.param('id')))
      return c.json({ data: found(await c.var.portal.events.byId(id, c.var.locale)) })
    },
  ),
  route(
    {
      path: '/v1/informations',
      summary: 'Information shown today, newest first',
      query: informationQuery,
      response: informationList,
      cache: shared('list', ['informations']),
    },
    async (c) =>
      c.json(
        await c.var.portal.informations.list('information', c.req.valid('query'), c.var.locale),
      ),
  ),
  route(
    {
      path: '/v1/informations/[id]',
      summary: 'One piece of information',
      response: informationResponse,
      cache: shared('list', ['informations']),
    },
    async (c) => {
      const id = found(itemId(c.req.param('id')))
      return c.json({
        data: found(await c.var.portal.informations.byId('information', id, c.var.locale)),
      })
    },
  ),
  route(
    {
      path: '/v1/informations/slug/[slug]',
      summary: 'The same by the name in its address',
      response: informationResponse,
      cache: shared('list', ['informations']),
    },
    async (c) =>
      c.json({
        data: found(
          await c.var.portal.informations.bySlug('information', c.req.param('slug'), c.var.locale),
        ),
      }),
  ),
  route(
    {
      path: '/v1/public/announcements',
      summary: 'Announcements shown today, newest first',
      query: informationQuery,
      response: informationList,
      cache: shared('list', ['informations']),
    },
    async (c) =>
      c.json(
        await c.var.portal.informations.list('announcement', c.req.valid('query'), c.var.locale),
      ),
  ),
  route(
    {
      path: '/v1/public/announcements/[slug]',
      summary: 'One announcement',
      response: informationResponse,
      cache: shared('list', ['informations']),
    },
    async (c) =>
      c.json({
        data: found(
          await c.var.portal.informations.bySlug('announcement', c.req.param('slug'), c.var.locale),
        ),
      }),
  ),
  route(
    {
      path: '/v1/featured-programs',
      summary: "Featured programmes in the editor's order",
      query: programQuery,
      response: programList,
      cache: shared('list', ['programs']),
    },
    async (c) => c.json(await c.var.portal.programs.list(c.req.valid('query'), c.var.locale)),
  ),
  route(
    {
      path: '/v1/featured-programs/[id]',
      summary: 'One featured programme',
      response: programResponse,
      cache: shared('list', ['programs']),
    },
    async (c) => {
      const id = found(itemId(c.req.param('id')))
      return c.json({ data: found(await c.var.portal.programs.byId(id, c.var.locale)) })
    },
  ),
  route(
    {
      path: '/v1/public/about/[key]',
      summary: `A text about the province: ${aboutKeys.join(', ')}`,
      response: single(z.union(aboutKeys.map((key) => aboutTexts[key]))),
      cache: shared('list', ['about']),
    },
    async (c) => {
      const key = found(aboutKeys.find((each) => each === c.req.param('key')) ?? null)
      return c.json({ data: found(await c.var.portal.about.text(key, c.var.locale)) })
    },
  ),
  route(
    {
      path: '/v1/public/page-texts/[key]',
      summary: 'The text of a page that is one item: super-app, overview',
      response: single(z.union([superApp, overview])),
      cache: shared('list', ['page-texts']),
    },
    async (c) => {
      const { pageTexts } = c.var.portal
      const key = c.req.param('key')
      if (key === 'super-app')
        return c.json({ data: found(await pageTexts.superApp(c.var.locale)) })
      return c.json({
        data: found(key === 'overview' ? await pageTexts.overview(c.var.locale) : null),
      })
    },
  ),
]
