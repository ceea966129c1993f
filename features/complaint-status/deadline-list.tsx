'use client'

import { CaretDownIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { Tag, type TagTone } from '@/components/ui/tag'
import type { ComplaintDeadline } from '@/lib/schemas/complaint-following'
import { skippedSpans, type SkippedSpan } from './deadline-model'
import { useDays } from './use-days'

const tones: Record<ComplaintDeadline['state'], TagTone> = {
  open: 'mega',
  paused: 'pare',
  met: 'hejo',
  late: 'beureum',
  met_late: 'genteng',
  not_needed: 'batu',
}

/** Every promised day with the sum that leads to it, so that anybody can count it again. */
export function DeadlineList({ deadlines }: { deadlines: readonly ComplaintDeadline[] }) {
  const t = useTranslations('complaint-following.deadline')
  return (
    <section aria-labelledby="complaint-deadlines" className="mt-9 border-t border-line pt-6">
      <h3 id="complaint-deadlines" className="text-h4 text-heading">
        {t('title')}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {deadlines.map((deadline) => (
          <li key={deadline.kind} className="py-4">
            <Deadline deadline={deadline} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Deadline({ deadline }: { deadline: ComplaintDeadline }) {
  const t = useTranslations('complaint-following.deadline')
  const days = useDays()
  const {
    kind,
    from,
    working_days: count,
    due_on: due,
    extension,
    met_on: met,
    state,
    skipped,
  } = deadline
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="text-label text-heading">{t(`kind.${kind}`)}</h4>
        <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
      </div>
      <div className="mt-1.5 space-y-1.5 text-small text-text-2 sm:text-body">
        <p>
          {t('sum', {
            from: days.day(from),
            count,
            due: days.day(extension?.counted_due_on ?? due),
          })}
        </p>
        {extension && (
          <p>
            {t('extended', {
              old: days.date(extension.counted_due_on),
              due: days.day(due),
              decided: days.date(extension.decided_on),
              reason: extension.reason,
            })}
          </p>
        )}
        {state === 'paused' && <p>{t('paused')}</p>}
        {met && <p>{t('met', { date: days.day(met) })}</p>}
        {deadline.is_provisional && <p>{t('provisional')}</p>}
      </div>
      {skipped.length > 0 && (
        <details className="group mt-1">
          <summary
            className={
              'inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-small ' +
              'font-semibold text-link underline underline-offset-4 hover:decoration-2'
            }
          >
            <CaretDownIcon
              aria-hidden="true"
              size={16}
              weight="bold"
              className="shrink-0 group-open:rotate-180"
            />
            {t('skipped', { count: skipped.length })}
          </summary>
          <ul className="mt-1 list-disc space-y-1 ps-5 text-small text-text-2">
            {skippedSpans(skipped).map((span) => (
              <li key={span.first}>
                <Skipped span={span} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Skipped({ span: { first, last, reason, name } }: { span: SkippedSpan }) {
  const t = useTranslations('complaint-following.deadline')
  const dates = useDays().span(first, last)
  if (reason === 'holiday') return t('span.holiday', { dates, name: name ?? t('holidayName') })
  if (reason === 'joint_leave')
    return t('span.joint_leave', { dates, name: name ?? t('leaveName') })
  return t(`span.${reason}`, { dates })
}
