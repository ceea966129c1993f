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
  'see_data',
  'correct_contact',
  'hide_name',
  'make_private',
  'erase_identity',
  'erase',
  'replace_secret',
  'support',
  'flag',
] as const
export type Action = (typeof actions)[number]
/** What the page does at once: files that are saved. */
const files = ['receipt'] as const
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
  download: ['receipt', 'see_data'],
  correct_contact: ['correct_contact'],
  hide_name: ['hide_name'],
  make_private: ['make_private'],
  erase_identity: ['erase_identity'],
  erase: ['erase'],
  replace_secret: ['replace_secret'],
  // Sections of their own, not buttons that open a form.
  rate: [],
  choose_channels: [],
}

export interface OfferedActions {
  /** What the complaint waits for; stands at the top. */
  awaited: readonly Button[]
  /** What else the reporter may do with the complaint. */
  own: readonly Button[]
  /** The reporter's rights over the own data. */
  data: readonly Button[]
  /** What anybody may do with a public complaint of somebody else. */
  others: readonly Button[]
}

/** In the order in which they are shown, the farthest reaching last. */
const dataRights: readonly Button[] = [
  'see_data',
  'correct_contact',
  'hide_name',
  'make_private',
  'erase_identity',
  'erase',
]

/** What the page offers in the present state; the server decides again when it is done. */
export function offeredActions({ view, history }: FoundComplaint): OfferedActions {
  const allowed = view.acts.flatMap((action) => buttonsOf[action])
  const isAwaited = (button: Button) =>
    button === 'answer' || button === 'solved' || button === 'unsolved'
  const isForOthers = view.type === 'public' && !view.is_holder && history.length > 0
  const isOpen = !isEnd(view.complaint_status_id) && view.merged_into === null
  return {
    awaited: allowed.filter(isAwaited),
    own: allowed.filter((button) => !isAwaited(button) && !dataRights.includes(button)),
    data: dataRights.filter((button) => allowed.includes(button)),
    others: isForOthers ? (isOpen ? ['support', 'flag'] : ['flag']) : [],
  }
}
