import { type CsvCell, csvMark, csvRow } from '@/lib/csv'
import type { Sp4nCounts } from '@/lib/server/complaints/embedded/sp4n/sp4n-reports'
import type { Sp4nEvent, Sp4nReport } from '@/lib/server/complaints/sp4n/fields'
import { writeNewFile } from '../new-file'
import { type Output, UsageError } from '../output'
import type { ParsedArguments } from '../parse-arguments'
import { withDatabase } from '../with-database'
import { commandReader } from './system-user'

type Row = Record<string, CsvCell>

const noEvent: { [Name in keyof Sp4nEvent]: null } = {
  langkah: null,
  waktu: null,
  tahap: null,
  status_asal: null,
  jenis_asal: null,
  instansi: null,
  uraian: null,
  pesan: null,
}

const noReport: { [Name in keyof Omit<Sp4nReport, 'riwayat'>]: null } = {
  nomor_asal: null,
  tanggal_laporan: null,
  klasifikasi: null,
  berkadar_pengawasan: null,
  judul: null,
  isi: null,
  kategori_asal: null,
  kategori: null,
  instansi_tujuan: null,
  tahap: null,
  status_asal: null,
  anonim: null,
  rahasia: null,
  lokasi: null,
  kode_wilayah: null,
  tenggat: null,
  laporan_induk: null,
  pelapor: null,
  telepon: null,
  surel: null,
  alamat: null,
  lintang: null,
  bujur: null,
}

const rowOf = (
  report: Omit<Sp4nReport, 'riwayat'> | typeof noReport,
  { tahap, status_asal: status, ...event }: Sp4nEvent | typeof noEvent,
): Row => ({ ...report, ...event, tahap_langkah: tahap, status_langkah: status })

/** Columns of the file, also of one without a report. */
const columns = Object.keys(rowOf(noReport, noEvent))

/** A row for each event: what is said of the report stands in all of them, and once where no event is shown. */
const rowsOf = ({ riwayat, ...report }: Sp4nReport): Row[] =>
  (riwayat.length === 0 ? [noEvent] : riwayat).map((event) => rowOf(report, event))

const csvText = (reports: readonly Sp4nReport[]) =>
  reports
    .flatMap(rowsOf)
    .map((row) => csvRow(columns.map((name) => row[name] ?? null)))
    .join('')

const jsonText = (reports: readonly Sp4nReport[]) =>
  reports.map((report) => `${JSON.stringify(report)}\n`).join('')

/** `complaints sp4n`. @throws UsageError, CommandFailure, StartError */
export async function exportSp4n(flags: ParsedArguments, { print }: Output): Promise<void> {
  const [file = ''] = flags.positionals
  const format = /\.(csv|jsonl)$/i.exec(file)?.[1]?.toLowerCase()
  if (format === undefined) throw new UsageError('Give a file that ends in .csv or .jsonl')
  const reader = flags.isSet('with-private') ? commandReader('complaints sp4n') : null
  const { sp4nReports } = await import('@/lib/server/complaints/embedded/sp4n/sp4n-reports')
  const counts: Sp4nCounts = { exported: 0, held: 0, private: 0, emptied: 0, examples: 0 }
  await writeNewFile(file, (part) =>
    withDatabase(async (db) => {
      if (format === 'csv') await part.appendFile(csvMark + csvRow(columns))
      for await (const reports of sp4nReports(db, reader, new Date(), counts))
        await part.appendFile(format === 'csv' ? csvText(reports) : jsonText(reports))
    }),
  )
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  print(
    `${counts.exported} of ${all} complaints written to ${file}; left out: ${counts.held} held, ` +
      `${counts.private} private, ${counts.emptied} emptied, ${counts.examples} examples.`,
  )
}
