import { type CsvCell, csvFile } from '@/lib/csv'
import { localePath, type Locale } from '@/lib/i18n/locales'
import type { PublicInformation } from '@/lib/schemas/public-information'
import english from '@/messages/en/public-information.json'
import indonesian from '@/messages/id/public-information.json'

const messages = { id: indonesian, en: english }

/** Absolute address of what an entry leads to. */
const addressOf = (link: string, siteOrigin: string, locale: Locale) =>
  link.startsWith('/') ? `${siteOrigin}${localePath(locale, link)}` : link

/** The register as a CSV file: UTF-8 with the byte order mark that spreadsheets need, a row for each entry, addresses absolute. */
export function publicInformationCsv(
  entries: readonly PublicInformation[],
  siteOrigin: string,
  locale: Locale,
): string {
  const { csv, classes, forms, keepings, onRequest, continuous } = messages[locale]
  const head = [
    csv.number,
    csv.title,
    csv.summary,
    csv.class,
    csv.unit,
    csv.forms,
    csv.where,
    csv.keeping,
    csv.made,
    csv.updated,
  ]
  const rows = entries.map((entry): CsvCell[] => [
    entry.id,
    entry.title,
    entry.summary,
    classes[entry.class],
    entry.unit.name,
    entry.forms.map((form) => forms[form]).join('; '),
    entry.link === null ? onRequest : addressOf(entry.link, siteOrigin, locale),
    keepings[entry.keeping],
    entry.made_on ?? continuous,
    entry.updated_at.slice(0, 10),
  ])
  return csvFile([head, ...rows])
}
