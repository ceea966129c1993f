import { agendaListAddress } from '@/lib/address/lists/agenda-address'
import { slugOf } from '@/lib/fold'
import { endOfDay } from '@/lib/jakarta'
import type { ContentType } from '../../content-type'
import { type EventFile, eventFile } from './event-file'
import { occurrencesOf } from './occurrences'

const startOf = ({ hours }: EventFile) => (hours ? `${hours.start}:00` : '00:00:00')
const endOf = ({ hours }: EventFile) => (hours ? `${hours.end}:00` : '23:59:59')

type Texts = EventFile['indonesian']

const searchText = ({ title, description, address }: Texts, keywords: readonly string[]) => ({
  title,
  summary: description,
  body: address ?? '',
  keywords: ['agenda', ...keywords],
})

/** Tag of the items that take place in a regency or city. */
export const districtTag = (code: string) => `district:${code}`

/**
 * Dates of the agenda. The search has them until the last of them is over; one that returns every year stands there once and leads to the
 * list of its days. Examples are left out: nobody should plan a day by a search result that never takes place.
 */
export const events: ContentType<EventFile, EventFile> = {
  kind: 'events',
  form: 'list',
  file: eventFile,
  slug: ({ id, indonesian }) => slugOf(indonesian.title, id),
  // Examples are placed in the weeks around `today` when they are new or changed, and stay where they are otherwise.
  keys(item, today) {
    const { indonesian, english } = item
    const days = occurrencesOf(item, today)
    const last = days
      .map(({ day }) => day)
      .toSorted()
      .at(-1)
    const texts = [indonesian, ...(english ? [english] : [])]
    return {
      category: item.category,
      type: item.type,
      isDemo: item.is_demo,
      tags: item.district ? [districtTag(item.district)] : [],
      endsAt: last === undefined ? null : endOfDay(last),
      updatedOn: item.updated_at,
      occurrences: days.map(({ id, day }) => ({
        id,
        date: day,
        start_hour: startOf(item),
        end_hour: endOf(item),
        priority: item.priority,
      })),
      sortTitle: {
        id: indonesian.title.toLowerCase(),
        en: (english ?? indonesian).title.toLowerCase(),
      },
      searchTexts: [
        ...texts.flatMap(({ title, description, address }) => [title, description, address ?? '']),
        ...item.tags.flatMap(({ id, en }) => [id, en]),
      ],
    }
  },
  search: {
    rank: 6,
    domains: { events: 'information' },
    source: (item) => (item.is_demo ? null : 'events'),
    document: ({ doc, ...row }) => ({
      path: agendaListAddress.href({ query: doc.indonesian.title }),
      category: doc.category,
      texts: {
        id: searchText(doc.indonesian, [doc.category]),
        en: doc.english && searchText(doc.english, []),
      },
      endAt: row.ends_at,
    }),
  },
}
