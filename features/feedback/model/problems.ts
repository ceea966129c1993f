import type { z } from 'zod'
import {
  feedbackRequest,
  occupationMax,
  otherOccupation,
  otherOccupationPrefix,
} from '@/lib/schemas/feedback'
import { line } from '@/lib/schemas/text'
import { feedbackFields, type FeedbackField, type FeedbackForm } from './form'

/** Rules whose sentences stand in the validation namespace. */
const rules = ['required', 'max', 'characters', 'twoDigits'] as const
type Rule = (typeof rules)[number]

/** One field that keeps the form from being sent, the broken rule and, for `max`, the bound. */
export interface FieldProblem {
  field: FeedbackField
  rule: Rule
  length?: number
}

const fields = feedbackRequest.shape
/** Characters left for the free text behind the prefix. */
export const occupationTextMax = occupationMax - otherOccupationPrefix.length
const occupationText = line(1, occupationTextMax)
// 10 to 99: the server takes no number that is written with a leading zero.
const twoDigits = /^[1-9]\d$/

const isRule = (name: string): name is Rule => rules.some((rule) => rule === name)

function check(field: FeedbackField, schema: z.ZodType, value: unknown): FieldProblem | null {
  const issue = schema.safeParse(value).error?.issues[0]
  if (!issue) return null
  const rule = isRule(issue.message) ? issue.message : 'required'
  return issue.code === 'too_big' && rule === 'max'
    ? { field, rule, length: Number(issue.maximum) }
    : { field, rule }
}

function problemOf(field: FeedbackField, form: FeedbackForm): FieldProblem | null {
  const value = form[field]
  switch (field) {
    case 'rating':
      return check(field, fields.rating, Number(value))
    case 'occupation':
      // Its own text is a field of its own
      return value === otherOccupation ? null : check(field, fields.occupation, value)
    case 'occupation_text':
      return form.occupation === otherOccupation ? check(field, occupationText, value) : null
    case 'age':
      if (value.trim() === '') return { field, rule: 'required' }
      return twoDigits.test(value) ? null : { field, rule: 'twoDigits' }
    case 'relevance':
    case 'reachable':
    case 'user_experience':
    case 'user_interface':
      return check(field, fields.aspect_value.shape[field], Number(value))
    default:
      return check(field, fields[field], value)
  }
}

/** What keeps the answers from being sent, in the order of the screen; empty means complete (specification, section 5). */
export const problemsOf = (form: FeedbackForm): FieldProblem[] =>
  feedbackFields.map((field) => problemOf(field, form)).filter((problem) => problem !== null)
