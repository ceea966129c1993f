import { isDay } from '@/lib/days'
import { added, figuresOf, noAnswers } from '@/lib/feedback/portal-index'
import { aspects } from '@/lib/schemas/feedback'
import { ratings } from '@/lib/schemas/rating'
import { type FeedbackMonthRow, readMonths, sumsOf } from '@/lib/server/feedback/embedded/months'
import { tableLines } from './complaints/table'
import { writeNewFile } from './new-file'
import { type Output, UsageError } from './output'
import type { ParsedArguments } from './parse-arguments'
import { withDatabase } from './with-database'

const monthForm = /^\d{4}-(?:0[1-9]|1[0-2])$/

const reported = (row: FeedbackMonthRow) => ({
  month: row.month,
  answers: row.answers,
  ...figuresOf(sumsOf(row)),
  ratings: Object.fromEntries(ratings.map((rating) => [rating, row[`rating_${rating}`]])),
  found: row.found,
})

const head = ['month', 'answers', 'index', 'class', ...aspects, 'rating', ...ratings, 'found']

const cellsOf = ({ month, answers, ...figures }: ReturnType<typeof reported>) => [
  month,
  answers,
  figures.index?.toFixed(2) ?? '-',
  figures.class ?? '-',
  ...aspects.map((aspect) => figures.aspects?.[aspect].toFixed(2) ?? '-'),
  figures.rating?.toFixed(2) ?? '-',
  ...ratings.map((rating) => figures.ratings[rating] ?? 0),
  figures.found,
]

/** `feedback report`: what the answers of each month add up to. Changes nothing. @throws UsageError, StartError */
export async function feedbackReport(given: ParsedArguments, { print }: Output): Promise<void> {
  const wanted = given.text('month')
  if (wanted !== undefined && !monthForm.test(wanted))
    throw new UsageError('--month must be a month, for example 2026-11')
  const months = (await withDatabase(readMonths)).filter(
    ({ month }) => wanted === undefined || month === wanted,
  )
  const sums = months.map(sumsOf).reduce(added, noAnswers)
  const total = { answers: sums.answers, ...figuresOf(sums) }
  if (given.isSet('json'))
    return print(JSON.stringify({ months: months.map(reported), total }, null, 2))
  if (months.length > 0)
    for (const line of tableLines(
      head.map(String),
      months.map((row) => cellsOf(reported(row)).map(String)),
    ))
      print(line)
  print(
    total.index === undefined
      ? 'No answers.'
      : `${total.answers} answers, index ${total.index.toFixed(2)} (${total.class}).`,
  )
}

/** A day that an option gave. @throws UsageError */
function dayOf(given: ParsedArguments, name: 'from' | 'to'): string | undefined {
  const day = given.text(name)
  if (day !== undefined && !isDay(day))
    throw new UsageError(`--${name} must be a day, for example 2026-11-26`)
  return day
}

/** `feedback export`. @throws UsageError, CommandFailure, StartError */
export async function exportFeedback(given: ParsedArguments, { print }: Output): Promise<void> {
  const [file = ''] = given.positionals
  if (!/\.csv$/i.test(file)) throw new UsageError('Give a file that ends in .csv')
  const days = { start_date: dayOf(given, 'from'), end_date: dayOf(given, 'to') }
  const { start_date: from, end_date: to } = days
  if (from !== undefined && to !== undefined && to < from)
    throw new UsageError('--to must not be before --from')
  const { writeAnswers } = await import('./feedback-export')
  const count = await writeNewFile(file, (part) =>
    withDatabase((db) => writeAnswers(part, db, days)),
  )
  print(`${count} answers written to ${file}.`)
}
