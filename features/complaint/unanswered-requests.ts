import type { ComplaintRequest } from '@/lib/schemas/complaints'

/** How many wordings of one complaint are remembered: the first ones, for the server has stored the first that arrived. */
const unansweredMax = 5

/** Requests of one complaint whose answers never came, each wording once, in the order in which they went out. */
export function joinRequests(
  requests: readonly ComplaintRequest[],
  later: readonly ComplaintRequest[],
): ComplaintRequest[] {
  const byText = new Map(
    [...requests, ...later].map((request) => [JSON.stringify(request), request]),
  )
  return [...byText.values()].slice(0, unansweredMax)
}
