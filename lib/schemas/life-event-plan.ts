import { z } from 'zod'
import { officeLevels } from './offices'
import { keyword } from './text'

/** When a step is due: before the event, soon after it, later. */
export const stepParts = ['before', 'soon', 'after'] as const

/** Questions of a plan. */
export const planQuestionsMin = 2
export const planQuestionsMax = 3
/** Answers of a question. */
export const planAnswersMin = 2
export const planAnswersMax = 4
/** Longest id of a question, answer or step, characters. */
export const planIdMax = 40
/** Days that a deadline may lie from its event, on either side. */
export const deadlineDaysMax = 400

const planStep = z.object({
  id: z.string(),
  part: z.enum(stepParts),
  title: z.string(),
  text: z.string(),
  /** Who does it. */
  owner: z.object({ level: z.enum(officeLevels), office: z.string() }),
  /** What to bring; empty when nothing has to be. */
  papers: z.array(z.string()),
  /** Days that it takes once all papers are there; null while nobody has stated them. */
  days: z.number().int().nonnegative().nullable(),
  /** The rule that `days` come from. */
  days_rule: z.string().nullable(),
  /** The last day, counted from the event: negative before it, 0 the day itself. null without one. */
  deadline: z.object({ days: z.number().int(), rule: z.string() }).nullable(),
  /** Paths of this portal or https addresses. */
  links: z.array(z.object({ label: z.string(), link: z.string() })),
  /** Answers that the step is for; every question named here must have one of its answers. Empty for everybody. */
  only_for: z.array(z.object({ question: z.string(), answers: z.array(z.string()) })),
})
export type PlanStep = z.output<typeof planStep>

const planQuestion = z.object({
  id: z.string(),
  text: z.string(),
  answers: z.array(z.object({ id: z.string(), text: z.string() })),
})
export type PlanQuestion = z.output<typeof planQuestion>

/** What to do for a life event, in one language: two or three questions, and steps in their order. */
export const lifeEventPlan = z.object({
  /** Of the life event. */
  id: z.number().int(),
  slug: z.string(),
  /** The value of `kategori`. */
  name: z.string(),
  title: z.string(),
  description: z.string(),
  logo: z.string().nullable(),
  /** When somebody last looked at it. */
  updated_at: z.string(),
  /** What the day is called that deadlines count from; null when no step has a deadline. */
  date: z.string().nullable(),
  questions: z.array(planQuestion),
  steps: z.array(planStep),
})
export type LifeEventPlan = z.output<typeof lifeEventPlan>
export const lifeEventPlanSingle = z.object({ data: lifeEventPlan })

/** `kategori` is the slug of the plan. */
export const lifeEventPlanQuery = z.object({
  kategori: keyword.pipe(z.string().min(1, 'required')),
})
