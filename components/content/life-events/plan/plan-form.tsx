import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { AddressForm } from '@/components/ui/address-form'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/components/ui/link'
import {
  answerFilters,
  planAddress,
  planDays,
  type PlanFilters,
} from '@/lib/address/lists/life-event-plan-address'
import type { LifeEventPlan, PlanQuestion } from '@/lib/schemas/life-event-plan'
import { stepsAnchor } from './steps-anchor'

const radio =
  'size-6 shrink-0 appearance-none rounded-full border-2 border-control bg-surface ' +
  'checked:border-brand checked:bg-brand checked:bg-clip-content checked:p-1 forced-colors:appearance-auto'

/** One question with its answers as radio buttons. */
function Question({
  question: { text, answers },
  name,
  chosen,
}: {
  question: PlanQuestion
  name: string
  chosen: string
}) {
  const id = useId()
  return (
    <fieldset>
      <legend className="text-label text-heading">{text}</legend>
      <div className="mt-1">
        {answers.map((answer) => (
          <label
            key={answer.id}
            htmlFor={`${id}-${answer.id}`}
            className="-mx-2.5 flex min-h-11 items-center gap-3 rounded-md px-2.5 py-2 hover:bg-subtle has-checked:bg-selected"
          >
            <input
              id={`${id}-${answer.id}`}
              type="radio"
              name={name}
              value={answer.id}
              defaultChecked={answer.id === chosen}
              className={radio}
            />
            <span className="min-w-0">{answer.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The questions of a plan and the day of its event, as a plain GET form that leads to the steps. */
export function PlanForm({ plan, filters }: { plan: LifeEventPlan; filters: PlanFilters }) {
  const t = useTranslations('life-event-plans.questions')
  const id = useId()
  const address = planAddress(plan.slug)
  const isAnswered = address.href(filters) !== address.path
  const questionAt = (at: 0 | 1 | 2) => {
    const [question, filter] = [plan.questions[at], answerFilters[at]]
    return (
      question && (
        <Question question={question} name={address.params[filter].name} chosen={filters[filter]} />
      )
    )
  }
  return (
    <AddressForm
      address={address}
      filters={filters}
      label={t('title')}
      anchor={stepsAnchor}
      className="space-y-6 px-6 py-5.5"
      fields={{
        first: questionAt(0),
        second: questionAt(1),
        third: questionAt(2),
        date: plan.date !== null && (
          <div>
            <label htmlFor={`${id}-date`} className="block text-label text-heading">
              {plan.date} <span className="font-normal text-text-3">{t('dateNote')}</span>
            </label>
            <p id={`${id}-hint`} className="mt-1 text-small text-text-3">
              {t('dateHint')}
            </p>
            <input
              id={`${id}-date`}
              type="date"
              name={address.params.date.name}
              defaultValue={filters.date ?? ''}
              min={planDays.first}
              max={planDays.last}
              aria-describedby={`${id}-hint`}
              className={
                'mt-2 min-h-13 w-full rounded-md border border-control bg-surface px-4 py-3 text-body text-text ' +
                'hover:border-control-hover focus-visible:border-brand'
              }
            />
          </div>
        ),
      }}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="submit" className={buttonClass('primary')}>
          {t(isAnswered ? 'again' : 'submit')}
        </button>
        {isAnswered && (
          <Link
            href={address.path}
            className="inline-flex min-h-11 items-center text-small font-semibold text-link underline underline-offset-4 hover:text-link-hover"
          >
            {t('reset')}
          </Link>
        )}
      </div>
    </AddressForm>
  )
}
