import { answerFilters, type PlanFilters } from '@/lib/address/lists/life-event-plan-address'
import { addDays, type Day } from '@/lib/days'
import type { LifeEventPlan, PlanQuestion, PlanStep } from '@/lib/schemas/life-event-plan'

/** What was answered, by question. */
export type PlanAnswers = ReadonlyMap<string, string>

/** The filters of an address with only such answers as their questions have. */
export function knownFilters(
  questions: readonly PlanQuestion[],
  filters: PlanFilters,
): PlanFilters {
  const known = answerFilters.map((filter, at) => [
    filter,
    questions[at]?.answers.find(({ id }) => id === filters[filter])?.id ?? '',
  ])
  return { ...filters, ...Object.fromEntries(known) }
}

/** What the filters answer. @param filters known ones */
export const answersIn = (questions: readonly PlanQuestion[], filters: PlanFilters): PlanAnswers =>
  new Map(
    questions.flatMap(({ id }, at) => {
      const filter = answerFilters[at]
      return filter && filters[filter] !== '' ? [[id, filters[filter]]] : []
    }),
  )

/** The steps that the answers leave, in their order; a question without an answer leaves all of its steps. */
export const chosenSteps = (steps: readonly PlanStep[], answers: PlanAnswers): PlanStep[] =>
  steps.filter(({ only_for: conditions }) =>
    conditions.every(({ question, answers: fitting }) => {
      const answer = answers.get(question)
      return answer === undefined || fitting.includes(answer)
    }),
  )

/** What has to be so for a step while its questions are open: the texts of the answers it is for, one list for each question. */
export const openConditions = (
  { questions }: Pick<LifeEventPlan, 'questions'>,
  { only_for: conditions }: PlanStep,
  answers: PlanAnswers,
): string[][] =>
  conditions
    .filter(({ question }) => !answers.has(question))
    .map(({ question, answers: fitting }) =>
      (questions.find(({ id }) => id === question)?.answers ?? [])
        .filter(({ id }) => fitting.includes(id))
        .map(({ text }) => text),
    )

/** The last day of a step; null for a step without deadline. @param date day of the event */
export const deadlineOf = ({ deadline }: PlanStep, date: Day): Day | null =>
  deadline && addDays(date, deadline.days)
