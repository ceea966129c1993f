import { open311 } from '@/lib/server/open311/answer'
import { oneRequest } from '@/lib/server/open311/list-requests'

/** One public complaint by its number. */
export const GET = open311(oneRequest)
