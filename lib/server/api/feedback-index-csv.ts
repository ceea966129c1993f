import { type CsvCell, csvFile } from '@/lib/csv'
import type { Locale } from '@/lib/i18n/locales'
import { aspects } from '@/lib/schemas/feedback'
import type { FeedbackIndex } from '@/lib/schemas/feedback-index'
import englishQuestions from '@/messages/en/feedback.json'
import english from '@/messages/en/portal-index.json'
import indonesianQuestions from '@/messages/id/feedback.json'
import indonesian from '@/messages/id/portal-index.json'

const messages = {
  id: { ...indonesian, questions: indonesianQuestions.aspects },
  en: { ...english, questions: englishQuestions.aspects },
}

/** The portal index by month, the earliest first: UTF-8 with the byte order mark that spreadsheets need. Numbers that are withheld are empty. */
export function feedbackIndexCsv({ data }: FeedbackIndex, locale: Locale): string {
  const { columns, questions, csv } = messages[locale]
  const head = [
    columns.month,
    columns.answers,
    columns.index,
    columns.class,
    ...aspects.map((aspect) => questions[aspect]),
    columns.rating,
    csv.note,
  ]
  const rows = data.map((month): CsvCell[] => [
    month.month,
    month.answers,
    month.figures?.index ?? null,
    month.figures?.class ?? null,
    ...aspects.map((aspect) => month.figures?.aspects[aspect] ?? null),
    month.figures?.rating ?? null,
    [
      month.figures === null ? csv.withheld : month.is_small_sample ? csv.small : null,
      month.is_running ? csv.running : null,
    ]
      .filter((note) => note !== null)
      .join('; '),
  ])
  return csvFile([head, ...rows])
}
