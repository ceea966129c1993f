import { isEnd } from '@/lib/complaints/statuses'
import type { FollowedComplaint } from '@/lib/schemas/complaint-following'
import type { FoundComplaint } from '../look-up'

/** What opens a form. "Confirm" of the server is two of them: yes and no. */
const actions = [
  'answer',
  'add',
  'solved',
  'unsolved',
  'reopen',
  'withdraw',
  'erase_identity',
  'replace_secret',
  'support',
  'flag',
] as const
export type Action = (typeof actions)[number]
/** What the page does at once: files that are saved. */
const files = ['download', 'receipt'] as const
export type FileButton = (typeof files)[number]
export type Button = Action | FileButton
export const isFile = (button: Button): button is FileButton =>
  files.some((file) => file === button)

const buttonsOf: Record<FollowedComplaint['acts'][number], readonly Button[]> = {
  answer: ['answer'],
  confirm: ['solved', 'unsolved'],
  reopen: ['reopen'],
  add: ['add'],
  withdraw: ['withdraw'],
  download: ['download', 'receipt'],
  erase_identity: ['erase_identity'],
  replace_secret: ['replace_secret'],
}

export interface OfferedActions {
  /** What the complaint waits for; stands at the top. */
  awaited: readonly Button[]
  /** The reporter's other rights. */
  own: readonly Button[]
  /** What anybody may do with a public complaint of somebody else. */
  others: readonly Button[]
}

/** What the page offers in the present state; the server decides again when it is done. */
export function offeredActions({ view, history }: FoundComplaint): OfferedActions {
  const allowed = view.acts.flatMap((action) => buttonsOf[action])
  const isAwaited = (button: Button) =>
    button === 'answer' || button === 'solved' || button === 'unsolved'
  const isForOthers = view.type === 'public' && !view.is_holder && history.length > 0
  const isOpen = !isEnd(view.complaint_status_id) && view.merged_into === null
  return {
    awaited: allowed.filter(isAwaited),
    own: allowed.filter((button) => !isAwaited(button)),
    others: isForOthers ? (isOpen ? ['support', 'flag'] : ['flag']) : [],
  }
}
