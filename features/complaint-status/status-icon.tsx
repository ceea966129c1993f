'use client'

import {
  CheckCircleIcon,
  ClockIcon,
  FlagCheckeredIcon,
  PaperPlaneTiltIcon,
  PauseCircleIcon,
  SealCheckIcon,
  WrenchIcon,
  XCircleIcon,
  type Icon,
} from '@phosphor-icons/react'
import type { ComplaintStatus } from '@/lib/complaints/statuses'

const icons: Record<ComplaintStatus, Icon> = {
  unverified: ClockIcon,
  verified: SealCheckIcon,
  failed: XCircleIcon,
  rejected: XCircleIcon,
  canceled: XCircleIcon,
  directed_to_hotline_jabar: PaperPlaneTiltIcon,
  diverted_to_span: PaperPlaneTiltIcon,
  coordinated: PaperPlaneTiltIcon,
  not_yet_coordinated: ClockIcon,
  not_yet_instructed: ClockIcon,
  followup: WrenchIcon,
  review: WrenchIcon,
  postponed: PauseCircleIcon,
  finished: FlagCheckeredIcon,
}

/** The sign of a status; its words stand beside it. */
export function StatusIcon({ status, size }: { status: ComplaintStatus; size: number }) {
  const Sign = icons[status]
  return <Sign aria-hidden="true" size={size} weight={size > 18 ? 'duotone' : 'bold'} />
}

/** The sign of the first event, when a complaint arrives. */
export const ReceivedIcon = () => <CheckCircleIcon aria-hidden="true" size={22} weight="duotone" />
