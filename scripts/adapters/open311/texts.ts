import { tidied } from '@/lib/typed-text'
import { serviceFor, type Config } from './config'
import type { OtherStep } from './other-portal'
import type { ProvinceComplaint, PublicRequest } from './province'
import type { Note } from './state'

/** Longest note that the province takes. */
const noteMax = 1000

// What the province refuses in a text, and half a pair of surrogates.
const unwritable = /[^\P{Cc}\t\n]|\p{Cs}/gu

/** A text of at most so many UTF-16 units, the last one a sign that more was there. */
function cut(text: string, max: number): string {
  const clean = tidied(text.replace(unwritable, ''))
  if (clean.length <= max) return clean
  return `${clean
    .slice(0, Math.max(max - 1, 0))
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}

const fill = (template: string, values: Readonly<Record<string, string>>) =>
  template.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)

/** A template with one long text in it, which alone is cut when the whole would be too long. */
function fillWithin(
  template: string,
  values: Readonly<Record<string, string>>,
  long: string,
  max: number,
): string {
  const around = fill(template, { ...values, [long]: '' }).length
  return tidied(fill(template, { ...values, [long]: cut(values[long] ?? '', max - around) }))
}

/**
 * Fields of the request for a complaint: what everybody may read of it, the sender of the configuration, and nothing of its reporter. Place
 * and street are those of the reporter only where the configuration says so.
 */
export function formFor(
  config: Config,
  number: string,
  shown: PublicRequest,
  { address, latitude, longitude }: ProvinceComplaint,
): Record<string, string> {
  const isExact = config.place === 'exact'
  const [lat, long] = isExact ? [latitude, longitude] : [shown.lat, shown.long]
  return {
    ...config.attributes,
    service_code: serviceFor(config, shown.service_code),
    ...(lat !== null && long !== null && { lat: String(lat), long: String(long) }),
    address_string: isExact ? `${address}, ${shown.address}` : shown.address,
    ...config.sender,
    description: fillWithin(
      config.texts.description,
      { title: shown.extended_attributes.title, description: shown.description, number },
      'description',
      config.other.description_max,
    ),
  }
}

/** A step of the other portal as a note for the reporter, in both languages where that portal has both. */
export function noteOf({ other, texts }: Config, number: string, step: OtherStep): Note {
  const inLocale = (locale: 'id' | 'en', note: string) =>
    fillWithin(
      texts.news[locale],
      { portal: other.name[locale], number, time: step.at[locale], note },
      'note',
      noteMax,
    )
  const note = step.note === '' ? step.name : step.note
  return { id: inLocale('id', note), en: step.noteEn === '' ? '' : inLocale('en', step.noteEn) }
}

/** The note of a move that comes before the one which is meant. */
export const takenUpNote = ({ other, texts }: Config, number: string): Note => ({
  id: cut(fill(texts.taken_up.id, { portal: other.name.id, number }), noteMax),
  en: cut(fill(texts.taken_up.en, { portal: other.name.en, number }), noteMax),
})
