import { statisticsCsvQuery } from '@/lib/schemas/complaint-monitoring'
import { limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { statisticsCsv } from '@/lib/server/api/statistics-csv'
import { portal } from '@/lib/server/portal'

/** One table of the statistics as a file to download; a link cannot send the language header, so the language may stand in the address. */
export const GET = handle({ cache: 'list' }, async ({ request, caller, locale }) => {
  await limit(caller, 'search')
  const { table, lang = locale, ...range } = readQuery(request, statisticsCsvQuery)
  const statistics = await (await portal()).monitoring.statistics(range, lang)
  return new Response(statisticsCsv(statistics, table, lang), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="aduan-${table}-${lang}.csv"`,
    },
  })
})
