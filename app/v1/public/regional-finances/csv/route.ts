import { financeCsvQuery } from '@/lib/schemas/finance'
import { found, handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { financeCsv } from '@/lib/server/api/finance-csv'
import { portal } from '@/lib/server/portal'

/** The figures of a year as a file to download; a link cannot send the language header, so the language may stand in the address. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) => {
  const { year, lang = locale } = readQuery(request, financeCsvQuery)
  const report = found(await (await portal()).finance.report({ year }, lang))
  return new Response(financeCsv(report, lang), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="keuangan-daerah-${report.year}-${lang}.csv"`,
    },
  })
})
