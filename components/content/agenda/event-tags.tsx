import { CheckCircleIcon, ClockIcon, PlayCircleIcon, XCircleIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { Tag, type TagTone } from '@/components/ui/tag'
import type { EventItem, EventStatus } from '@/lib/schemas/events'

const statusTags: Record<EventStatus, { tone: TagTone; Icon: typeof ClockIcon }> = {
  NOT_STARTED: { tone: 'mega', Icon: ClockIcon },
  UNDER_WAY: { tone: 'hejo', Icon: PlayCircleIcon },
  FINISHED: { tone: 'batu', Icon: CheckCircleIcon },
}

/** Status of an event at this moment: text, icon and tint. */
function EventStatusTag({ status }: { status: EventStatus }) {
  const t = useTranslations('agenda.status')
  const { tone, Icon } = statusTags[status]
  return (
    <Tag tone={tone}>
      <Icon aria-hidden="true" size={16} weight="fill" />
      {t(status)}
    </Tag>
  )
}

/** Says that an event is called off. */
function CancelledTag() {
  return (
    <Tag tone="beureum">
      <XCircleIcon aria-hidden="true" size={16} weight="fill" />
      {useTranslations('agenda')('cancelled')}
    </Tag>
  )
}

/** What has become of an event: that it is called off, else its status. @param isQuiet says nothing of what is yet to come */
export function EventStateTag({
  event,
  isQuiet = false,
}: {
  event: Pick<EventItem, 'status' | 'is_cancelled'>
  isQuiet?: boolean
}) {
  if (event.is_cancelled) return <CancelledTag />
  return isQuiet && event.status === 'NOT_STARTED' ? null : <EventStatusTag status={event.status} />
}
