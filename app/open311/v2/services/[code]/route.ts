import { limit } from '@/lib/server/api/caller'
import { open311, Open311Failure } from '@/lib/server/open311/answer'
import { listServices, serviceDefinition } from '@/lib/server/open311/service-codes'
import { portal } from '@/lib/server/portal'

/** What a request of one service may or must say besides the standard's fields. */
export const GET = open311(async ({ caller, name, locale }) => {
  await limit(caller, 'open311')
  const services = await listServices((await portal()).complaints, locale)
  if (!services.some((service) => service.service_code === name))
    throw new Open311Failure(404, 'serviceUnknown')
  return { root: 'service_definition', content: serviceDefinition(name, locale) }
})
