import { visitCsvQuery } from '@/lib/schemas/visits'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { visitsCsv } from '@/lib/server/api/visits-csv'
import { portal } from '@/lib/server/portal'

/** The statistics as a file to download; a link cannot send the language header, so the language may stand in the address. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) => {
  const { lang = locale, ...query } = readQuery(request, visitCsvQuery)
  const statistics = await (await portal()).visits.statistics(query)
  return new Response(visitsCsv(statistics, query.period, lang), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${lang === 'id' ? 'kunjungan' : 'visits'}-${query.period}.csv"`,
    },
  })
})
