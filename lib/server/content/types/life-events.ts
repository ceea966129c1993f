import { servicePath } from '@/lib/address/paths'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { fold, hyphenated, slugOf } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { jakartaTime } from '@/lib/jakarta'
import { lifeEventsPath, planPath } from '@/lib/address/lists/life-event-address'
import {
  type LifeEvent,
  lifeEventIcons,
  lifeEventNameMax,
  type LifeEventService,
} from '@/lib/schemas/life-events'
import type { LifeEventsPort } from '@/lib/server/content/ports'
import type { Database } from '@/lib/server/db/types'
import type { ContentType, StoredItem } from '../content-type'
import { bothLanguages, itemId, listPosition } from '../fields'
import { type PlanFile, planFile, planIn, planServiceIds } from './life-event-plan'
import { contentStore, titleIn, matching } from '../store'
import { serviceItem } from './services/service'
import type { ServiceFile } from '@/lib/schemas/service-file'
import { services } from './services/type'

const titleMax = 100
const descriptionMax = 300

/** A name becomes part of an address and must keep something to be found by. */
const name = bothLanguages(lifeEventNameMax).refine(
  (names) => fold(names.id) !== '' && fold(names.en) !== '',
  'needs letters or digits',
)

interface Named {
  name: { id: string; en: string }
}

/** A name that two items share in any language, because addresses name them by either; null when all differ. */
export function sharedName(items: readonly Named[]): string | null {
  const owners = new Map<string, Named>()
  for (const item of items) {
    for (const text of [item.name.id, item.name.en]) {
      const owner = owners.get(fold(text))
      if (owner && owner !== item) return text
      owners.set(fold(text), item)
    }
  }
  return null
}

/** `life-events/<key>.json` of a content folder: a phase of life under which services are gathered; services are named by their id. */
export const lifeEventFile = z
  .strictObject({
    id: itemId,
    position: listPosition,
    name,
    title: bothLanguages(titleMax),
    description: bothLanguages(descriptionMax),
    logo: z.enum(lifeEventIcons),
    light_icon: z.enum(lifeEventIcons),
    sectors: z.array(z.strictObject({ name, services: z.array(itemId).min(1) })).min(1),
    /** Day on which somebody last looked at it; a plan needs one. */
    updated_at: z.iso.date().optional(),
    plan: planFile.optional(),
  })
  .superRefine(({ sectors, plan, updated_at: updatedAt }, context) => {
    if (plan && updatedAt === undefined)
      context.addIssue({ code: 'custom', path: ['updated_at'], message: 'is needed with a plan' })
    const named = sectors.flatMap((sector) => sector.services)
    const twice = named.find((service, at) => named.indexOf(service) !== at)
    if (twice !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['sectors'],
        message: `service ${twice} stands there twice`,
      })
    const shared = sharedName(sectors)
    if (shared !== null)
      context.addIssue({
        code: 'custom',
        path: ['sectors'],
        message: `"${shared}" names two sectors`,
      })
  })
type LifeEventFile = z.output<typeof lifeEventFile>

function sharedNameError(events: readonly LifeEventFile[]): string | null {
  const shared = sharedName(events)
  return shared === null ? null : `the name "${shared}" belongs to two life events`
}

const serviceIds = ({ sectors }: LifeEventFile) => sectors.flatMap((sector) => sector.services)

/** Last part of the address of its plan: the Indonesian name, which no other life event has. */
const planSlug = ({ name: { id } }: LifeEventFile) => hyphenated(id)

/** What a plan says, for a search in one language. */
function searchText({ title, description, name }: LifeEventFile, plan: PlanFile, locale: Locale) {
  return {
    title: title[locale],
    summary: description[locale],
    body: plan.steps.map((step) => `${step.title[locale]}. ${step.text[locale]}`).join(' '),
    keywords: [name[locale], ...plan.keywords[locale]],
  }
}

/** Phases of life, such as Kelahiran (Birth). */
export const lifeEvents: ContentType<LifeEventFile, LifeEventFile> = {
  kind: 'life-events',
  form: 'item',
  file: lifeEventFile,
  slug: (event) => slugOf(event.name.id, event.id),
  page: (event) => (event.plan ? planPath(planSlug(event)) : lifeEventsPath),
  keys: (event) => ({
    position: event.position,
    sortTitle: event.name,
    ...(event.updated_at !== undefined && { updatedOn: event.updated_at }),
    searchTexts: [
      event.name,
      event.title,
      event.description,
      ...event.sectors.map((sector) => sector.name),
    ]
      .flatMap(({ id, en }) => [id, en])
      .concat(event.plan ? [...event.plan.keywords.id, ...event.plan.keywords.en] : []),
  }),
  references: (event) => {
    const named = [
      ...serviceIds(event).map((id) => ['sectors name', id] as const),
      ...(event.plan ? planServiceIds(event.plan) : []).map((id) => ['plan leads to', id] as const),
    ]
    return named.map(([says, id]) => ({
      kind: services.kind,
      id,
      error: `${says} service ${id}, which is not stored`,
    }))
  },
  folderError: sharedNameError,
  // The first in the list answers to the name where a start finds two.
  storedError: sharedNameError,
  search: {
    rank: 2,
    domains: { 'life-events': 'public_service' },
    // Its page is the plan.
    source: ({ plan }) => (plan ? 'life-events' : null),
    document: ({ doc }) => ({
      path: planPath(planSlug(doc)),
      slug: planSlug(doc),
      texts: doc.plan
        ? { id: searchText(doc, doc.plan, 'id'), en: searchText(doc, doc.plan, 'en') }
        : {
            id: { title: doc.title.id, summary: doc.description.id, body: '', keywords: [] },
            en: null,
          },
      phrases: doc.plan?.keywords ?? { id: [], en: [] },
    }),
  },
}

/** A stored life event in one language (contract 2.8). */
const eventIn = (doc: LifeEventFile, locale: Locale): LifeEvent => ({
  id: doc.id,
  name: doc.name[locale],
  title: doc.title[locale],
  description: doc.description[locale],
  logo: doc.logo,
  light_icon: doc.light_icon,
  sectors: doc.sectors.map((sector) => sector.name[locale]),
  plan_slug: doc.plan ? planSlug(doc) : null,
})

const isNamed = ({ name: { id, en } }: Named, folded: string) =>
  fold(id) === folded || fold(en) === folded

const inOrder = { position: 'asc', id: 'asc' } as const

/** The embedded life-events port. */
export function createLifeEvents(db: Kysely<Database>): LifeEventsPort {
  const store = contentStore(db, lifeEvents)
  const serviceStore = contentStore(db, services)
  const all = () => store.all(store.rows(), inOrder)
  /** The one that had an Indonesian name before, as kept versions say, so that links to it still lead somewhere; the last that gave it up. */
  async function namedBefore(
    events: readonly StoredItem<LifeEventFile>[],
    name: string,
  ): Promise<StoredItem<LifeEventFile> | undefined> {
    if (fold(name) === '' || events.length === 0) return undefined
    const ids = events.map(({ id }) => id)
    const slugs = ids.map((id) => slugOf(name, id))
    // By the ids: of each only some versions are kept, while those of all content in the order of days are without bound.
    const past = await db
      .selectFrom('content_versions')
      .select(['item_id', 'replaced_at'])
      .where('kind', '=', lifeEvents.kind)
      .where('item_id', 'in', ids)
      .where('slug', 'in', slugs)
      .execute()
    const last = past.toSorted((one, other) => other.replaced_at.localeCompare(one.replaced_at))[0]
    return events.find(({ id }) => id === last?.item_id)
  }
  /** The life event with a name in either language; the first in the list should two share it. */
  async function named(name: string): Promise<LifeEventFile | null> {
    const events = await all()
    const found = events.find(({ doc }) => isNamed(doc, fold(name)))
    return (found ?? (await namedBefore(events, name)))?.doc ?? null
  }

  return {
    parts: async (locale) => (await all()).map(({ doc }) => eventIn(doc, locale)),

    async list({ q, ...page }, locale) {
      const found = await store.page(matching(store.rows(), q), inOrder, page, ({ doc }) => doc)
      const live = await serviceStore.slugsOf(found.data.flatMap(serviceIds))
      return {
        ...found,
        data: found.data.map((doc) => ({
          ...eventIn(doc, locale),
          service_count: serviceIds(doc).filter((id) => live.has(id)).length,
        })),
      }
    },

    async byName(name, locale) {
      const doc = await named(name)
      return (
        doc && {
          ...eventIn(doc, locale),
          names: doc.name,
          sector_names: doc.sectors.map((sector) => sector.name),
        }
      )
    },

    async plan(wanted, locale) {
      const events = await all()
      const row =
        events.find(({ doc }) => doc.plan && planSlug(doc) === wanted) ??
        (await namedBefore(events, wanted))
      if (!row?.doc.plan) return null
      const { doc, updated_at: updatedAt } = row
      const { plan } = row.doc
      const rows = await serviceStore.all(serviceStore.among(planServiceIds(plan)), {})
      const open = new Map(
        rows.map((row) => [
          row.id,
          { label: row.doc.service_name[locale], link: servicePath(row.slug) },
        ]),
      )
      return {
        id: doc.id,
        slug: planSlug(doc),
        name: doc.name[locale],
        title: doc.title[locale],
        description: doc.description[locale],
        logo: doc.logo,
        updated_at: jakartaTime(updatedAt),
        ...planIn(plan, locale, open),
      }
    },

    async services(name, { q, sector, sort_by: sortBy, sort_order: order, ...page }, locale) {
      const event = await named(name)
      if (!event) return null
      const sectors = event.sectors.filter((each) => !sector || isNamed(each, fold(sector)))
      const sectorOf = new Map(
        sectors.flatMap((each) => each.services.map((id) => [id, each.name[locale]] as const)),
      )
      const itemOf = (row: StoredItem<ServiceFile>): LifeEventService => ({
        ...serviceItem(row, locale),
        sector: sectorOf.get(row.id) ?? '',
      })
      const ids = [...sectorOf.keys()]
      const rows = matching(serviceStore.among(ids), q)
      if (sortBy === 'name') {
        const direction = order?.toLowerCase() === 'desc' ? 'desc' : 'asc'
        return serviceStore.page(rows, { [titleIn(locale)]: direction, id: 'asc' }, page, itemOf)
      }
      const found = new Set(await serviceStore.ids(rows, {}))
      return serviceStore.pageOfIds(
        ids.filter((id) => found.has(id)),
        page,
        itemOf,
      )
    },
  }
}
