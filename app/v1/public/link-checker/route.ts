import { readOutboundLink } from '@/lib/outbound-link'
import { linkCheckQuery, type LinkCheck } from '@/lib/schemas/link-checker'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'

/** Contract 11: judges an address by its text. Nothing is ever fetched, or the portal could be made to ask any host. */
export const GET = handle({ cache: 'reference' }, ({ request }) => {
  const { link } = readQuery(request, linkCheckQuery)
  const reading = readOutboundLink(link)
  const found = 'link' in reading && !reading.link.hadCredentials ? reading.link : null
  const answer: LinkCheck = {
    link,
    valid: found !== null,
    ssl: found?.isEncrypted ?? false,
    trusted: found?.isGovernment ?? false,
  }
  return Response.json(answer)
})
