import { type ComplaintStatus, complaintStatuses, isEnd } from '@/lib/complaints/statuses'
import type { OpenStatus } from '@/lib/schemas/open311'

/** The standard's word for a status of the portal: closed are all ends, the good and the others. */
export const openStatusOf = (status: ComplaintStatus): OpenStatus =>
  isEnd(status) ? 'closed' : 'open'

/** The portal's statuses behind the standard's words; all of them for none. */
export const statusesOf = (words: readonly OpenStatus[]) =>
  words.length === 0
    ? [...complaintStatuses]
    : complaintStatuses.filter((status) => words.includes(openStatusOf(status)))
