import { z } from 'zod'
import { handlingResult, seenStep } from './complaint-handling'
import { complaintNumber } from './complaints'
import { answerInBulk, moveInBulk } from './handling-bodies'

/** Complaints that one request may name. */
export const itemsMax = 100
/** Largest body of such a request, bytes: a hundred texts of their own in two languages. */
export const itemsMaxBytes = 262_144

/** The same action on several complaints, or one of its own for each. What can be checked is checked of all before any is touched. */
const onEach = <T extends z.ZodType<{ actor: string }>>(action: T) =>
  z
    .strictObject({
      action: action.optional().meta({ description: 'For every item that has none of its own' }),
      items: z
        .array(
          z.strictObject({
            complaint_number: complaintNumber,
            seen_step: seenStep.unwrap(),
            action: action.optional(),
          }),
        )
        .min(1, 'required')
        .max(itemsMax, 'tooMany'),
    })
    .transform(({ action: shared, items }, context) => {
      const numbers = new Set<string>()
      return items.map(({ complaint_number: number, seen_step, action: own = shared }, at) => {
        if (numbers.has(number))
          context.addIssue({
            code: 'custom',
            path: ['items', at, 'complaint_number'],
            message: 'repeated',
          })
        numbers.add(number)
        if (own === undefined) {
          context.addIssue({ code: 'custom', path: ['items', at, 'action'], message: 'required' })
          return z.NEVER
        }
        return { number, request: { ...own, seen_step } }
      })
    })

export const movesBody = onEach(moveInBulk)
export const answersBody = onEach(answerInBulk)

/** What came of an action on one of several complaints; one of `result` and `problem` is null. */
const actionOutcome = z.object({
  complaint_number: z.string(),
  result: handlingResult.nullable(),
  /** As the body of a refused request on this complaint alone. */
  problem: z
    .object({
      message: z.string(),
      code: z.string(),
      errors: z.record(z.string(), z.array(z.string())).optional(),
    })
    .nullable(),
})
export type ActionOutcome = z.output<typeof actionOutcome>

/** In the order of the request. */
export const actionOutcomes = z.object({
  data: z.array(actionOutcome),
  meta: z.object({
    done: z.number().int().nonnegative(),
    refused: z.number().int().nonnegative(),
  }),
})
