import { isArchiveTopic, archiveYearsQuery } from '@/lib/schemas/archives'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** The years that documents are about, of one topic or of all (ours, beside contract 7.1); an unknown topic has none. */
export const GET = handle({ cache: 'list' }, async ({ request }) => {
  const { cat } = readQuery(request, archiveYearsQuery)
  if (cat !== '' && !isArchiveTopic(cat)) return Response.json({ data: [] })
  return Response.json({
    data: await (await portal()).archives.years(isArchiveTopic(cat) ? cat : null),
  })
})
