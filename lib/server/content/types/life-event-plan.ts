import { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import {
  deadlineDaysMax,
  type LifeEventPlan,
  planAnswersMax,
  planAnswersMin,
  planIdMax,
  planQuestionsMax,
  planQuestionsMin,
  stepParts,
} from '@/lib/schemas/life-event-plan'
import { officeLevels } from '@/lib/schemas/offices'
import { bothLanguages, httpsAddress, itemId, ownPath } from '../fields'

const questionMax = 120
const answerMax = 80
const titleMax = 100
const textMax = 320
const officeMax = 120
const paperMax = 120
const ruleMax = 160
const keywordMax = 60

const planId = z
  .string()
  .max(planIdMax)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

const question = z.strictObject({
  id: planId,
  text: bothLanguages(questionMax),
  answers: z
    .array(z.strictObject({ id: planId, text: bothLanguages(answerMax) }))
    .min(planAnswersMin)
    .max(planAnswersMax),
})

const step = z
  .strictObject({
    id: planId,
    part: z.enum(stepParts),
    title: bothLanguages(titleMax),
    text: bothLanguages(textMax),
    owner: z.strictObject({ level: z.enum(officeLevels), office: bothLanguages(officeMax) }),
    papers: z.array(bothLanguages(paperMax)).max(10),
    days: z.number().int().nonnegative().max(deadlineDaysMax).nullable(),
    days_rule: bothLanguages(ruleMax).nullable(),
    deadline: z
      .strictObject({
        days: z.number().int().min(-deadlineDaysMax).max(deadlineDaysMax),
        rule: bothLanguages(ruleMax),
      })
      .nullable(),
    /** A service by its id, a page of the portal, or an official site. */
    links: z
      .array(
        z.union([
          z.strictObject({ service: itemId }),
          z.strictObject({ url: z.union([httpsAddress, ownPath]), label: bothLanguages(titleMax) }),
        ]),
      )
      .max(4),
    only_for: z.array(z.strictObject({ question: planId, answers: z.array(planId).min(1) })),
  })
  .refine((each) => each.days !== null || each.days_rule === null, {
    path: ['days_rule'],
    message: 'is the rule of no days',
  })
type StepFile = z.output<typeof step>
type QuestionFile = z.output<typeof question>

const twiceIn = (ids: readonly string[]) => ids.find((id, at) => ids.indexOf(id) !== at)

/** Answers that a condition names and its question does not have, as `question/answer`; a question once more, and one that is none. */
function unknownConditions({ only_for: conditions }: StepFile, questions: readonly QuestionFile[]) {
  const unknown = conditions.flatMap(({ question: id, answers }) => {
    const asked = questions.find((each) => each.id === id)
    if (!asked) return [id]
    return answers
      .filter((answer) => !asked.answers.some((each) => each.id === answer))
      .map((answer) => `${id}/${answer}`)
  })
  const twice = twiceIn(conditions.map(({ question: id }) => id))
  return twice === undefined ? unknown : [...unknown, twice]
}

const keywords = z.array(z.string().trim().min(1).max(keywordMax)).max(20)

/** `plan` of a life event's file: what to ask, and the steps that the answers choose from. */
export const planFile = z
  .strictObject({
    /** What the day is called that deadlines count from. */
    date: bothLanguages(questionMax).nullable(),
    questions: z.array(question).min(planQuestionsMin).max(planQuestionsMax),
    steps: z.array(step).min(4).max(30),
    /** What people type who need it. */
    keywords: z.strictObject({ id: keywords, en: keywords }),
  })
  .superRefine(({ date, questions, steps }, context) => {
    const say = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    const question = twiceIn(questions.map(({ id }) => id))
    if (question !== undefined) say('questions', `"${question}" stands there twice`)
    for (const { id, answers } of questions) {
      const answer = twiceIn(answers.map((each) => each.id))
      if (answer !== undefined) say('questions', `"${id}/${answer}" stands there twice`)
    }
    const twice = twiceIn(steps.map(({ id }) => id))
    if (twice !== undefined) say('steps', `"${twice}" stands there twice`)
    for (const each of steps)
      for (const unknown of unknownConditions(each, questions))
        say('steps', `"${each.id}" is for "${unknown}", which is no answer here`)
    if ((date === null) === steps.some(({ deadline }) => deadline !== null))
      say('date', 'goes with steps that have a deadline, and only with them')
    const parts = steps.map(({ part }) => stepParts.indexOf(part))
    if (parts.some((part, at) => part < (parts[at - 1] ?? part)))
      say('steps', 'stand in the order before, soon, after')
  })
export type PlanFile = z.output<typeof planFile>

/** Ids of the services that a plan leads to. */
export const planServiceIds = ({ steps }: PlanFile) =>
  steps.flatMap(({ links }) => links.flatMap((link) => ('service' in link ? [link.service] : [])))

/** A service that a step may lead to. */
export interface PlanService {
  label: string
  link: string
}

/** A stored plan in one language. @param services those that can be opened; links to others are left out */
export function planIn(
  plan: PlanFile,
  locale: Locale,
  services: ReadonlyMap<number, PlanService>,
): Pick<LifeEventPlan, 'date' | 'questions' | 'steps'> {
  return {
    date: plan.date && plan.date[locale],
    questions: plan.questions.map(({ id, text, answers }) => ({
      id,
      text: text[locale],
      answers: answers.map((answer) => ({ id: answer.id, text: answer.text[locale] })),
    })),
    steps: plan.steps.map((each) => ({
      id: each.id,
      part: each.part,
      title: each.title[locale],
      text: each.text[locale],
      owner: { level: each.owner.level, office: each.owner.office[locale] },
      papers: each.papers.map((paper) => paper[locale]),
      days: each.days,
      days_rule: each.days_rule && each.days_rule[locale],
      deadline: each.deadline && { days: each.deadline.days, rule: each.deadline.rule[locale] },
      links: each.links.flatMap((link) => {
        if (!('service' in link)) return [{ label: link.label[locale], link: link.url }]
        return services.get(link.service) ?? []
      }),
      only_for: each.only_for,
    })),
  }
}
