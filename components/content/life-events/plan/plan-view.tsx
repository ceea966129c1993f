import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { lifeEventAddress, lifeEventsPath } from '@/lib/address/lists/life-event-address'
import type { PlanFilters } from '@/lib/address/lists/life-event-plan-address'
import { useFormatter } from '@/lib/i18n/formatter'
import { noonOf } from '@/lib/jakarta'
import {
  answersIn,
  chosenSteps,
  deadlineOf,
  openConditions,
  type PlanAnswers,
} from '@/lib/life-events/chosen-steps'
import { type LifeEventPlan, type PlanStep, stepParts } from '@/lib/schemas/life-event-plan'
import { LifeEventLeaf } from '../life-event-icon'
import { PlanForm } from './plan-form'
import { PlanStepItem } from './plan-step-item'
import { stepsAnchor } from './steps-anchor'

interface PlanViewProps {
  plan: LifeEventPlan
  /** With known answers only. */
  filters: PlanFilters
  /** Address of the calendar file; null without a day or without deadlines. */
  calendarHref: string | null
  /** A box to tick for each step that is left, by its id; the control has the id `stepBoxId`. */
  boxes: ReadonlyMap<string, ReactNode>
  /** How much is done. */
  progress: ReactNode
  printAction: ReactNode
  /** Button to have the page read aloud. */
  listen: ReactNode
  /** Actions for the page. */
  share: ReactNode
  /** Asks whether the page helped. */
  feedback?: ReactNode
}

/** The plan of a life event: head, questions, and the steps that the answers leave, grouped by when they are due. */
export function PlanView({
  plan,
  filters,
  calendarHref,
  boxes,
  progress,
  printAction,
  listen,
  share,
  feedback,
}: PlanViewProps) {
  const t = useTranslations('life-event-plans')
  const common = useTranslations('life-events')
  const format = useFormatter()
  const id = useId()
  const answers = answersIn(plan.questions, filters)
  const steps = chosenSteps(plan.steps, answers)
  return (
    <article className="print:text-[10.5pt]">
      <div className="border-b border-line bg-surface pb-9 pt-7 lg:pb-10 lg:pt-8 print:border-0 print:p-0">
        <Container>
          <div className="print:hidden">
            <Breadcrumb
              items={[
                { label: common('title'), href: lifeEventsPath },
                { label: plan.name, href: lifeEventAddress.href({ name: plan.name }) },
              ]}
            />
          </div>
          <div className="mt-6 flex flex-col gap-4 sm:flex-row sm:gap-6 print:mt-0">
            <LifeEventLeaf
              name={plan.logo}
              className="size-18 rounded-leaf-xl lg:size-24 print:hidden [&>svg]:size-10 lg:[&>svg]:size-14"
              iconSize={40}
            />
            <div className="min-w-0 max-w-[49rem]">
              <h1 className="text-h1 lg:text-[2.625rem] print:text-[1.75rem]">{plan.title}</h1>
              <p className="mt-2 text-lead font-normal text-text-2 print:hidden" data-read-aloud>
                {plan.description}
              </p>
              <div className="mt-4 print:hidden">{listen}</div>
            </div>
          </div>
        </Container>
      </div>
      <Container className="pb-18 pt-9 lg:pt-12 print:py-2">
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_23.5rem] print:block">
          {/* Before the steps: on a phone the questions come first, on wide screens they are beside them. */}
          <section
            aria-labelledby={`${id}-questions`}
            className="overflow-hidden rounded-card bg-surface shadow-0 forced-colors:border lg:col-start-2 lg:row-start-1 print:hidden"
          >
            <div className="relative bg-canopy px-6 py-5.5">
              <div
                aria-hidden="true"
                className="mega-mendung absolute inset-0 [--clouds-at:right_-60px_top_-96px] [--clouds-fade:linear-gradient(90deg,transparent_35%,black)]"
              />
              <h2
                id={`${id}-questions`}
                className="relative text-lead font-bold leading-snug text-white"
              >
                {t('questions.title')}
              </h2>
              <p className="relative mt-1 text-small text-on-dark-2">{t('questions.lead')}</p>
            </div>
            <PlanForm plan={plan} filters={filters} />
          </section>
          <section
            id={stepsAnchor}
            aria-labelledby={`${id}-steps`}
            className="min-w-0 scroll-mt-28 lg:col-start-1 lg:row-start-1"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
              <h2 id={`${id}-steps`} className="text-h2 lg:text-[1.75rem]">
                {t(answers.size > 0 ? 'plan.title' : 'plan.everything')}
              </h2>
              {printAction}
            </div>
            <PlanFacts plan={plan} filters={filters} answers={answers} />
            {calendarHref !== null && (
              <div className="mt-5 print:hidden">
                <a href={calendarHref} className={buttonClass('secondary')} download>
                  {t('plan.calendar')}
                </a>
                <p className="mt-1.5 text-small text-text-3">{t('plan.calendarHint')}</p>
              </div>
            )}
            <div className="mt-6 print:hidden">{progress}</div>
            <Parts plan={plan} steps={steps} answers={answers} date={filters.date} boxes={boxes} />
            <p className="mt-8 text-small text-text-3 print:mt-4 print:text-text">
              {t('source', {
                date: format.dateTime(new Date(plan.updated_at), { dateStyle: 'long' }),
              })}
            </p>
            <div className="mt-6 flex flex-wrap gap-3 print:hidden">
              <ButtonLink href={lifeEventAddress.href({ name: plan.name })} variant="secondary">
                {t('services')}
              </ButtonLink>
              <ButtonLink href={lifeEventsPath} variant="secondary">
                {t('all')}
              </ButtonLink>
            </div>
            {feedback}
          </section>
        </div>
        <div className="mt-10 border-t border-line pt-6 print:hidden">{share}</div>
      </Container>
    </article>
  )
}

interface Chosen {
  plan: LifeEventPlan
  answers: PlanAnswers
}

/** What the plan was made for: the answers, and the day of the event. */
function PlanFacts({ plan, filters, answers }: Chosen & { filters: PlanFilters }) {
  const t = useTranslations('life-event-plans.plan')
  const format = useFormatter()
  const strong = (chunks: ReactNode) => <strong className="text-heading">{chunks}</strong>
  const given = plan.questions.flatMap(({ id, text: question, answers: offered }) =>
    offered
      .filter((answer) => answer.id === answers.get(id))
      .map((answer) => ({ id, question, answer: answer.text })),
  )
  return (
    <div className="mt-3 space-y-1.5 text-text-2 empty:hidden print:mt-1 print:text-text">
      {given.length > 0 && (
        <ul aria-label={t('answers')} className="space-y-0.5">
          {given.map(({ id, question, answer }) => (
            <li key={id}>
              {question} <strong className="text-heading">{answer}</strong>
            </li>
          ))}
        </ul>
      )}
      {answers.size > 0 && answers.size < plan.questions.length && (
        <p className="text-small print:hidden">{t('openQuestions')}</p>
      )}
      {filters.date !== null && plan.date !== null && (
        <p>
          {t.rich('date', {
            label: plan.date,
            date: format.dateTime(noonOf(filters.date), { dateStyle: 'long' }),
            strong,
          })}
        </p>
      )}
    </div>
  )
}

/** The steps under the time at which they are due, numbered through. */
function Parts({
  plan,
  steps,
  answers,
  date,
  boxes,
}: Chosen & Pick<PlanViewProps, 'boxes'> & { steps: PlanStep[]; date: string | null }) {
  const t = useTranslations('life-event-plans.parts')
  const id = useId()
  return stepParts.map((part) => {
    const first = steps.findIndex((step) => step.part === part)
    if (first === -1) return null
    const due = steps.filter((step) => step.part === part)
    return (
      <section key={part} aria-labelledby={`${id}-${part}`} className="mt-8 print:mt-3">
        <h3
          id={`${id}-${part}`}
          className="mb-3 text-h3 print:mb-1 print:text-lead print:font-bold"
        >
          {t(part)}
        </h3>
        <ol start={first + 1} className="grid gap-4 print:gap-0">
          {due.map((step, at) => (
            <PlanStepItem
              key={step.id}
              step={step}
              number={first + at + 1}
              lastDay={date === null ? null : deadlineOf(step, date)}
              conditions={openConditions(plan, step, answers)}
              box={boxes.get(step.id)}
            />
          ))}
        </ol>
      </section>
    )
  })
}
