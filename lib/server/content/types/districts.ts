import { z } from 'zod'
import { districtAddress } from '@/lib/address/lists/district-address'
import { fold } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { type District, district, districtQuery, districtTypes } from '@/lib/schemas/districts'
import type { ContentType } from '../content-type'
import { bothLanguages, itemId } from '../fields'
import { collection, type CollectionStore, page } from '../collection'
import { type OfficeFile, officeType } from './offices/type'

const fact = z.string().trim().min(1).max(300).nullable()

/** `districts/<key>.json` of a content folder: a regency or city of the province. `null` where a fact has not been checked. */
const districtFile = z.strictObject({
  id: itemId,
  code_kemendagri: z.string().regex(/^32\.\d{2}$/),
  type: z.enum(districtTypes),
  name: bothLanguages(100),
  /** Seat of a regency. */
  capital: fact,
  area_km2: z.number().positive(),
  chief: fact,
  logo: z.string().startsWith('/').nullable(),
  updated_at: z.iso.date(),
})
export type DistrictFile = z.output<typeof districtFile>

const seat = (capital: string | null, locale: Locale) =>
  capital === null ? '' : `${locale === 'id' ? 'Ibu kota' : 'Capital'}: ${capital}`
const keywords = { id: ['kabupaten dan kota'], en: ['regencies and cities'] }

const searchText = ({ name, capital }: DistrictFile, locale: Locale) => ({
  title: name[locale],
  summary: seat(capital, locale),
  body: '',
  keywords: keywords[locale],
})

/** The search leads to the list that shows one alone. */
const type: ContentType<DistrictFile, DistrictFile> = {
  kind: 'districts',
  form: 'item',
  isIndispensable: true,
  file: districtFile,
  slug: (file) => file.code_kemendagri,
  keys: ({
    type,
    name,
    capital,
    code_kemendagri: code,
    area_km2: area,
    updated_at: updatedOn,
  }) => ({
    category: type,
    amount: area,
    updatedOn,
    sortTitle: { id: fold(name.id), en: name.en.toLowerCase() },
    searchTexts: [name.id, name.en, capital ?? '', code],
  }),
  search: {
    rank: 9,
    domains: { districts: 'about' },
    document: ({ doc }) => ({
      path: districtAddress.href({ query: doc.name.id }),
      slug: doc.code_kemendagri,
      texts: { id: searchText(doc, 'id'), en: searchText(doc, 'en') },
    }),
  },
}

/** What is known of the governments of regencies and cities, by code: where they are and their site stand with their offices. */
async function governments(store: CollectionStore<DistrictFile>) {
  const offices = store.beside(officeType)
  const found = await offices.all(offices.rows().where('category', '=', 'pemerintah'), {})
  return new Map(found.map(({ doc }) => [doc.district, doc]))
}

function districtIn(
  doc: DistrictFile,
  government: OfficeFile | undefined,
  locale: Locale,
): District {
  const { name, updated_at: _, ...facts } = doc
  const { address = null, website = null } = government ?? {}
  return { ...facts, name: name[locale], address, website }
}

/** Regencies and cities. */
export const districts = collection(type, {
  control: 'reference',
  besides: ['offices'],
  reads: {
    /** By their code unless sorted otherwise. */
    list: page({
      path: '/v1/districts',
      summary: 'Regencies and cities',
      query: districtQuery,
      item: district,
      async stored(
        store,
        { type, q, sort_by: sortBy = 'code_kemendagri', sort_order: order, ...paging },
        locale,
      ) {
        const offices = await governments(store)
        const rows = type ? store.rows().where('category', '=', type) : store.rows()
        const columns = {
          code_kemendagri: 'slug',
          name: store.titleIn(locale),
          area_km2: 'amount',
        } as const
        return store.page(
          store.matching(rows, q),
          { [columns[sortBy]]: order?.toLowerCase() === 'desc' ? 'desc' : 'asc', id: 'asc' },
          paging,
          ({ doc }) => districtIn(doc, offices.get(doc.code_kemendagri), locale),
        )
      },
    }),
  },
})
