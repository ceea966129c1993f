import { listReportedPages } from '@/lib/server/page-feedback/embedded/reported-pages'
import { plainLine, tableLines } from './complaints/table'
import type { Output } from './output'
import { withDatabase } from './with-database'

const head = ['page', 'version', 'yes', 'no', 'share of yes', 'reports']

/** `content report --pages`: what readers said about pages, worst first. Changes nothing. @throws StartError */
export async function pageReport(isJson: boolean, { print }: Output): Promise<void> {
  const pages = await withDatabase(listReportedPages)
  if (isJson) return print(JSON.stringify({ pages }, null, 2))
  if (pages.length === 0) return print('Nobody has said anything about a page.')
  const [title = '', ...rows] = tableLines(
    head,
    pages.map(({ address, version, helpful, unhelpful, share, reports }) => [
      address,
      version.slice(0, 10),
      String(helpful),
      String(unhelpful),
      share === null ? '-' : `${Math.round(share * 100)} %`,
      String(reports),
    ]),
  )
  print(title)
  for (const [at, { version: current, texts }] of pages.entries()) {
    print(rows[at] ?? '')
    for (const { created_at: createdAt, version, problem, text } of texts)
      print(
        `  ${createdAt.slice(0, 10)}  ${problem}${version === current ? '' : ` (version of ${version.slice(0, 10)})`}: ${plainLine(text)}`,
      )
  }
}
