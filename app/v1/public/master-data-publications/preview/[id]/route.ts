import { Problem } from '@/lib/errors'
import { itemId } from '@/lib/schemas/item-id'
import { previewDocumentMaxBytes, previewQuery } from '@/lib/schemas/previews'
import type { ServiceDetail } from '@/lib/schemas/services'
import { guardWrite, limit } from '@/lib/server/api/caller'
import { type Call, found, handle } from '@/lib/server/api/handle'
import { readJson, readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'
import { serviceFile } from '@/lib/server/seed/service-file'

interface Params {
  id: string
}

/** The previews and what is asked of them. @throws Problem ROUTE_NOT_FOUND while no secret is set, RATE_LIMITED, ITEM_NOT_FOUND for an id that is none */
async function readAsk({ request, params, caller }: Call<Params>) {
  const { previews } = await portal()
  if (!previews) throw new Problem('ROUTE_NOT_FOUND')
  await limit(caller, 'preview')
  const id = found(itemId(params.id))
  return { previews, ask: { id, token: readQuery(request, previewQuery).token } }
}

/** As contract 4.2, kept out of every cache and index. */
const answer = (service: ServiceDetail) =>
  Response.json(
    { data: { ...service, faq: { ...service.faq, Items: service.faq.items } } },
    { headers: { 'X-Robots-Tag': 'noindex, nofollow, noarchive' } },
  )

/** Contract 4.3: the draft of a service, or its live version while there is none. */
export const GET = handle<Params>({ cache: 'never' }, async (call) => {
  const { previews, ask } = await readAsk(call)
  return answer(found(await previews.service(ask, call.locale)).service)
})

/** A document of an editor as the page would show it (ours); nothing is stored. The token is asked for before the document is looked at. */
export const POST = handle<Params>({ cache: 'never' }, async (call) => {
  guardWrite(call.request)
  const { previews, ask } = await readAsk(call)
  if (!(await previews.opens(ask))) throw new Problem('ITEM_NOT_FOUND')
  const document = await readJson(call.request, serviceFile, previewDocumentMaxBytes)
  if (document.id !== ask.id)
    throw new Problem('VALIDATION_FAILED', { fields: { id: [{ rule: 'invalid' }] } })
  return answer(await previews.render(document, call.locale))
})
