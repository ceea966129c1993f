import { z } from 'zod'
import { unitAddress } from '@/lib/address/lists/unit-address'
import { fold, slugOf } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { jakartaTime } from '@/lib/jakarta'
import { type Unit, unit, unitDetail, unitGroups, unitQuery } from '@/lib/schemas/units'
import type { ContentType } from '../content-type'
import { bothLanguages, httpsAddress, itemId, listPosition } from '../fields'
import { byId, collection, page } from '../collection'

const fact = z.string().trim().min(1).max(300).nullable()
const site = httpsAddress.nullable()

/** Name of the unit that editors' systems keep for themselves; it is no part of the apparatus (contract 7.5). */
const internalName = 'superadmin'

/** `units/<key>.json` of a content folder: a unit of the regional apparatus. `null` where a fact has not been checked. */
const unitFile = z.strictObject({
  id: itemId,
  parent_id: itemId.nullable(),
  group: z.enum(unitGroups),
  /** Place in its group. */
  position: listPosition,
  name: bothLanguages(150).refine(
    ({ id }) => fold(id).replaceAll(' ', '') !== internalName,
    'is internal and not published',
  ),
  short_name: z.string().trim().min(1).max(30).nullable(),
  description: bothLanguages(300),
  chief: fact,
  address: fact,
  website: site,
  ppid: site,
  logo: z.string().startsWith('/').nullable(),
  phone: fact,
  updated_at: z.iso.date(),
})
export type UnitFile = z.output<typeof unitFile>

const keywords = { id: 'perangkat daerah', en: 'regional apparatus' }

const searchText = (unit: UnitFile, locale: Locale) => ({
  title: unit.name[locale],
  summary: unit.description[locale],
  body: unit.address ?? '',
  keywords: [...(unit.short_name === null ? [] : [unit.short_name]), keywords[locale]],
})

/** The search leads to the list that shows one alone. */
const type: ContentType<UnitFile, UnitFile> = {
  kind: 'units',
  form: 'item',
  isIndispensable: true,
  file: unitFile,
  slug: ({ id, name }) => slugOf(name.id, id),
  keys: ({ parent_id: parentId, group, position, name, updated_at: updatedOn, ...unit }) => ({
    category: group,
    // Groups come in an order of their own.
    amount: unitGroups.indexOf(group),
    position,
    parentId,
    updatedOn,
    sortTitle: name,
    searchTexts: [
      name.id,
      name.en,
      unit.short_name ?? '',
      unit.description.id,
      unit.description.en,
    ],
  }),
  references: ({ parent_id: id }) =>
    id === null
      ? []
      : [
          {
            kind: 'units',
            id,
            error: `parent_id names unit ${id}, which it cannot belong to`,
          },
        ],
  search: {
    rank: 8,
    domains: { units: 'about' },
    document: ({ doc, created_at: createdAt, updated_at: updatedAt }) => ({
      path: unitAddress.href({ query: doc.name.id }),
      texts: { id: searchText(doc, 'id'), en: searchText(doc, 'en') },
      publishedAt: updatedAt,
      createdAt,
    }),
  },
}

function unitIn(doc: UnitFile, locale: Locale): Unit {
  const { name, description, position: _, updated_at: __, ...facts } = doc
  return { ...facts, name: name[locale], description: description[locale] }
}

/** The regional apparatus. */
export const units = collection(type, {
  control: 'reference',
  reads: {
    /** By group, then in the editor's order. */
    list: page({
      path: '/v1/units',
      summary: 'Working units of the province',
      query: unitQuery,
      item: unit,
      stored(store, { group, q, ...paging }, locale) {
        const rows = group ? store.rows().where('category', '=', group) : store.rows()
        return store.page(
          store.matching(rows, q),
          { amount: 'asc', position: 'asc', id: 'asc' },
          paging,
          ({ doc }) => unitIn(doc, locale),
        )
      },
    }),
    byId: byId({
      path: '/v1/units/[id]',
      summary: 'One working unit',
      item: unitDetail,
      itemIn: ({ doc, created_at: createdAt, updated_at: updatedAt }, locale) => ({
        ...unitIn(doc, locale),
        created_at: jakartaTime(createdAt),
        updated_at: jakartaTime(updatedAt),
      }),
    }),
  },
})
