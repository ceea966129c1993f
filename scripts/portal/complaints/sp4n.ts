import { type CsvCell, csvMark, csvRow } from '@/lib/csv'
import type { Sp4nCounts } from '@/lib/server/complaints/embedded/sp4n/sp4n-reports'
import type { Sp4nReport } from '@/lib/server/complaints/sp4n/fields'
import { writeNewFile } from '../new-file'
import { type Output, UsageError } from '../output'
import type { ParsedArguments } from '../parse-arguments'
import { withDatabase } from '../with-database'
import { commandReader } from './system-user'

type Row = Record<string, CsvCell>

const emptyRow = (fields: object): Row =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, null]))

/** Of the two stages and statuses those of the event have names of their own. */
const rowOf = (report: Row, { tahap, status_asal: status, ...event }: Row): Row => ({
  ...report,
  ...event,
  tahap_langkah: tahap ?? null,
  status_langkah: status ?? null,
})

/** The head of the file, also of one without a report, and the rows of reports. */
async function csvWriter() {
  const { sp4nEvent, sp4nReport } = await import('@/lib/server/complaints/sp4n/fields')
  const noEvent = emptyRow(sp4nEvent.shape)
  const columns = Object.keys(rowOf(emptyRow(sp4nReport.omit({ riwayat: true }).shape), noEvent))
  /** A row for each event: what is said of the report stands in all of them, and once where no event is shown. */
  const rowsOf = ({ riwayat, ...report }: Sp4nReport) =>
    (riwayat.length === 0 ? [noEvent] : riwayat).map((event) => rowOf(report, event))
  return {
    head: csvMark + csvRow(columns),
    text: (reports: readonly Sp4nReport[]) =>
      reports
        .flatMap(rowsOf)
        .map((row) => csvRow(columns.map((name) => row[name] ?? null)))
        .join(''),
  }
}

const jsonWriter = {
  head: '',
  text: (reports: readonly Sp4nReport[]) =>
    reports.map((report) => `${JSON.stringify(report)}\n`).join(''),
}

/** `complaints sp4n`. @throws UsageError, CommandFailure, StartError */
export async function exportSp4n(flags: ParsedArguments, { print }: Output): Promise<void> {
  const [file = ''] = flags.positionals
  const format = /\.(csv|jsonl)$/i.exec(file)?.[1]?.toLowerCase()
  if (format === undefined) throw new UsageError('Give a file that ends in .csv or .jsonl')
  const reader = flags.isSet('with-private') ? commandReader('complaints sp4n') : null
  const { sp4nReports } = await import('@/lib/server/complaints/embedded/sp4n/sp4n-reports')
  const { head, text } = format === 'csv' ? await csvWriter() : jsonWriter
  const counts: Sp4nCounts = { exported: 0, held: 0, private: 0, emptied: 0, examples: 0 }
  await writeNewFile(file, (part) =>
    withDatabase(async (db) => {
      await part.appendFile(head)
      for await (const reports of sp4nReports(db, reader, new Date(), counts))
        await part.appendFile(text(reports))
    }),
  )
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  print(
    `${counts.exported} of ${all} complaints written to ${file}; left out: ${counts.held} held, ` +
      `${counts.private} private, ${counts.emptied} emptied, ${counts.examples} examples.`,
  )
}
