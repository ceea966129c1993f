import { type CsvCell, csvFile } from '@/lib/csv'
import type { Locale } from '@/lib/i18n/locales'
import { smallestGroup } from '@/lib/schemas/complaint-monitoring'
import type { ComplaintRatings, RatingTable } from '@/lib/schemas/complaint-ratings'
import english from '@/messages/en/complaint-monitoring.json'
import englishFaces from '@/messages/en/feedback.json'
import indonesian from '@/messages/id/complaint-monitoring.json'
import indonesianFaces from '@/messages/id/feedback.json'

const messages = {
  id: { ...indonesian, faces: indonesianFaces.rating.options },
  en: { ...english, faces: englishFaces.rating.options },
}

/** One table of the ratings by reporters: UTF-8 with the byte order mark that spreadsheets need. Numbers that are withheld are empty. */
export function complaintRatingsCsv(
  ratings: ComplaintRatings,
  table: RatingTable,
  locale: Locale,
): string {
  const { csv, faces, ratings: words } = messages[locale]
  const tables: Record<RatingTable, () => CsvCell[][]> = {
    face: () => [
      [csv.code, words.rating, words.count],
      ...ratings.by_rating.map(({ rating, count }) => [rating, faces[rating], count]),
    ],
    category: () => [
      [csv.code, words.category, words.count, words.mean],
      ...ratings.by_category.map(({ id, name, ratings: count, mean }) => [id, name, count, mean]),
    ],
    month: () => [
      [words.month, words.count, words.mean, words.note],
      ...ratings.by_month.map(({ month, ratings: count, mean }) => [
        month,
        count,
        mean,
        count === null ? words.few.replace('{count}', String(smallestGroup)) : null,
      ]),
    ],
  }
  return csvFile(tables[table]())
}
