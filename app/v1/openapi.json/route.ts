import { env } from '@/lib/env'
import { handle } from '@/lib/server/api/handle'
import { openApiDocument } from '@/lib/server/openapi/document'

/** The whole of /v1 for programs that write clients. */
export const GET = handle({ cache: 'reference' }, () => Response.json(openApiDocument(env().SITE_ORIGIN)))
