import { CheckCircleIcon, ClockIcon, PlayCircleIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { Tag, type TagTone } from '@/components/ui/tag'
import type { EventStatus } from '@/lib/schemas/events'

const statusTags: Record<EventStatus, { tone: TagTone; Icon: typeof ClockIcon }> = {
  NOT_STARTED: { tone: 'mega', Icon: ClockIcon },
  UNDER_WAY: { tone: 'hejo', Icon: PlayCircleIcon },
  FINISHED: { tone: 'batu', Icon: CheckCircleIcon },
}

/** Where an event stands by the clock: in words, with a sign and a tint. */
export function EventStatusTag({ status }: { status: EventStatus }) {
  const t = useTranslations('agenda.status')
  const { tone, Icon } = statusTags[status]
  return (
    <Tag tone={tone}>
      <Icon aria-hidden="true" size={16} weight="fill" />
      {t(status)}
    </Tag>
  )
}

/** Says that an event is no real one. */
export function ExampleTag() {
  return <Tag tone="genteng">{useTranslations('agenda')('example')}</Tag>
}
