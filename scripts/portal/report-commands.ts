import { env } from '@/lib/env'
import { readTransaction } from '@/lib/server/db/read-transaction'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { findingKinds, type ItemReport, reportOn } from '@/lib/server/content/report/findings'
import { knownPaths } from '@/lib/server/content/report/known-paths'
import { reportItems } from '@/lib/server/content/report/report-item'
import { exportContent } from '@/lib/server/content/export'
import type { Output } from './output'
import { pageReport } from './page-report'
import type { ParsedArguments } from './parse-arguments'

const nameWidth = 18

/** The number of findings by kind of content, as a table. */
function summary(reports: readonly ItemReport[]): string[] {
  const kinds = [...new Set(reports.map(({ kind }) => kind))]
  const row = (name: string, cells: readonly (string | number)[]) =>
    `${name.padEnd(nameWidth)}${cells.map((cell, at) => String(cell).padStart((columns[at]?.length ?? 0) + 2)).join('')}`
  const columns = ['items', 'LIX', ...findingKinds]
  const cellsOf = (chosen: readonly ItemReport[]) => {
    const measured = chosen.flatMap(({ readability }) => (readability ? [readability.lix] : []))
    const average =
      measured.length === 0
        ? '-'
        : Math.round(measured.reduce((sum, lix) => sum + lix, 0) / measured.length)
    return [
      chosen.length,
      average,
      ...findingKinds.map((kind) =>
        chosen.reduce(
          (sum, { findings }) => sum + findings.filter((finding) => finding.kind === kind).length,
          0,
        ),
      ),
    ]
  }
  return [
    row('', columns),
    ...kinds.map((kind) => row(kind, cellsOf(reports.filter((report) => report.kind === kind)))),
    row('all', cellsOf(reports)),
  ]
}

const dueKinds: readonly string[] = ['review-due', 'review-soon']

/** An item that is to be looked at again now or soon, with nothing else that is found of it. */
function onlyDue(report: ItemReport): ItemReport[] {
  const findings = report.findings.filter(({ kind }) => dueKinds.includes(kind))
  return findings.length === 0 ? [] : [{ ...report, findings }]
}

/** `content report`: what editors should look at, worst items first. It is no test: it ends well whatever it finds. @throws ContentError, StartError */
export async function contentReport(flags: ParsedArguments, output: Output): Promise<void> {
  if (flags.isSet('pages')) return pageReport(flags.isSet('json'), output)
  const { print } = output
  const db = await openPreparedDatabase(env())
  try {
    const files = await readTransaction(db, exportContent)
    const context = {
      isKnownPath: await knownPaths(db),
      siteOrigin: env().SITE_ORIGIN,
      now: new Date(),
    }
    const all = reportItems(files).map((item) => reportOn(item, context))
    const reports = flags.isSet('due') ? all.flatMap(onlyDue) : all
    if (flags.isSet('json')) return print(JSON.stringify({ items: reports }, null, 2))
    for (const { name, title, findings, readability } of reports
      .filter((report) => report.findings.length > 0)
      .toSorted((a, b) => b.findings.length - a.findings.length)) {
      print(`${name}  ${title}${readability ? `  (LIX ${readability.lix})` : ''}`)
      for (const { kind, detail } of findings) print(`  ${kind}: ${detail}`)
    }
    for (const line of summary(reports)) print(line)
  } finally {
    await db.destroy()
  }
}
