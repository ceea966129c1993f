import { CalendarBlankIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { Day } from '@/lib/days'
import { useFormatter } from '@/lib/i18n/formatter'
import { noonOf } from '@/lib/jakarta'
import type { PlanStep } from '@/lib/schemas/life-event-plan'
import { OfficeLevelTag } from '../../office-level-tag'
import { stepBoxId } from './steps-anchor'

interface PlanStepItemProps {
  step: PlanStep
  /** Its place among all steps, from 1. */
  number: number
  /** Its last day, when the day of the event is known. */
  lastDay: Day | null
  /** For whom it is, while that is not answered: one list of answers for each open question. */
  conditions: readonly string[][]
  /** A box to tick, whose label is the title. */
  box: ReactNode
}

/** A step: box and title, what to do, the last day, and the facts to take along. */
export function PlanStepItem({ step, number, lastDay, conditions, box }: PlanStepItemProps) {
  const t = useTranslations('life-event-plans')
  const format = useFormatter()
  const id = stepBoxId(step.id)
  const any = (answers: readonly string[]) => format.list(answers, { type: 'disjunction' })
  return (
    <li className="plan-step">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        <span className="pt-2.5 print:pt-0.5">{box}</span>
        <h4 className="text-h4">
          <label htmlFor={id} className="block min-h-11 py-2.5 print:min-h-0 print:py-0">
            <span className="tabular-nums text-text-3">{number}.</span> {step.title}
          </label>
        </h4>
        {/* On a phone it takes the whole width. */}
        <div className="min-w-0 max-sm:col-span-2 sm:col-start-2 print:col-span-1 print:col-start-2">
          {conditions.length > 0 && (
            <p className="mb-1.5 text-small font-semibold text-mega-700">
              {t('step.only', { conditions: conditions.map(any).join('; ') })}
            </p>
          )}
          <p className="max-w-[62ch] text-text-2 print:text-text">{step.text}</p>
          {step.deadline && (
            <DeadlineNote days={step.deadline.days} rule={step.deadline.rule} lastDay={lastDay} />
          )}
          <dl
            className={
              'mt-3.5 grid gap-x-5 gap-y-1.5 text-small sm:grid-cols-[7.5rem_minmax(0,1fr)] ' +
              'print:mt-1.5 print:grid-cols-[6rem_minmax(0,1fr)] print:gap-y-0.5'
            }
          >
            <dt className="text-text-3">{t('step.owner')}</dt>
            <dd className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-heading">
              {step.owner.office}
              <span className="contents print:hidden">
                <OfficeLevelTag level={step.owner.level} />
              </span>
            </dd>
            <dt className="text-text-3 max-sm:mt-1">{t('step.papers')}</dt>
            <dd>
              {step.papers.length === 0 ? (
                <span className="text-text-3">{t('step.noPapers')}</span>
              ) : (
                <ul
                  className={
                    'list-disc space-y-0.5 ps-4.5 marker:text-hejo-500 print:flex print:list-none print:flex-wrap ' +
                    "print:gap-x-1.5 print:space-y-0 print:ps-0 print:[&>li:not(:last-child)]:after:content-[';']"
                  }
                >
                  {step.papers.map((paper) => (
                    <li key={paper}>{paper}</li>
                  ))}
                </ul>
              )}
            </dd>
            {/* Nothing to hang up. */}
            <dt className={`text-text-3 max-sm:mt-1 ${step.days === null ? 'print:hidden' : ''}`}>
              {t('step.days')}
            </dt>
            <dd className={step.days === null ? 'print:hidden' : undefined}>
              {step.days === null ? (
                <span className="text-text-3">{t('step.unknownDays')}</span>
              ) : (
                t('step.dayCount', { count: step.days })
              )}
              {step.days_rule && <span className="block text-text-3">{step.days_rule}</span>}
            </dd>
          </dl>
          {step.links.length > 0 && (
            <ul aria-label={t('step.links')} className="mt-2.5 flex flex-wrap gap-x-5 print:hidden">
              {step.links.map(({ label, link }) => (
                <li key={link}>
                  <Link
                    href={link}
                    className="inline-flex min-h-11 items-center text-small font-semibold text-link underline underline-offset-4 hover:text-link-hover"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </li>
  )
}

/** The last day of a step, or how far it lies from the event, and the rule that says so. */
function DeadlineNote({
  days,
  rule,
  lastDay,
}: {
  days: number
  rule: string
  lastDay: Day | null
}) {
  const t = useTranslations('life-event-plans.step')
  const format = useFormatter()
  const span = days < 0 ? t('ahead', { days: -days }) : t('within', { days })
  return (
    <div
      className={
        'mt-3 flex gap-3 rounded-md bg-pare-50 px-4 py-3 text-pare-800 forced-colors:border ' +
        'print:mt-1.5 print:gap-2 print:rounded-none print:border-s-4 print:border-control print:bg-transparent print:px-2.5 print:py-0 print:text-text'
      }
    >
      <CalendarBlankIcon
        aria-hidden="true"
        size={22}
        weight="duotone"
        className="mt-0.5 shrink-0 print:hidden"
      />
      <p className="min-w-0">
        <span className="block font-bold">
          {lastDay === null ? (
            <>
              {t('deadline')}: {span}
            </>
          ) : (
            <time dateTime={lastDay}>
              {t('by', {
                date: format.dateTime(noonOf(lastDay), {
                  weekday: 'long',
                  day: 'numeric',
                  month: 'long',
                  year: 'numeric',
                }),
              })}
            </time>
          )}
        </span>
        <span className="block text-small">{rule}</span>
      </p>
    </div>
  )
}
