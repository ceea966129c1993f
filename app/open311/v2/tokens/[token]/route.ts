import { open311 } from '@/lib/server/open311/answer'
import { requestOfToken } from '@/lib/server/open311/list-requests'

/** The number behind a token. */
export const GET = open311(requestOfToken)
