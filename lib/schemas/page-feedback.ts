import { z } from 'zod'
import { line, paragraph } from './text'

/** What may be wrong with a page. */
export const pageProblems = ['outdated', 'wrong', 'unclear', 'broken', 'other'] as const

export const pageReportTextMax = 500

/** A page as it was read: its address with the language, and the version that it named. */
const readPage = { path: line(1, 500), version: line(1, 40) }

export const pageAnswerRequest = z.strictObject({ ...readPage, is_helpful: z.boolean('required') })

export const pageReportRequest = z.strictObject({
  ...readPage,
  problem: z.enum(pageProblems, 'unknownChoice'),
  text: paragraph(1, pageReportTextMax),
})
export type PageReport = Pick<z.output<typeof pageReportRequest>, 'problem' | 'text'>

/** Whether it counts: of one reader once a day for a page, reports once for each problem. */
export const pageFeedbackReceipt = z.object({ is_new: z.boolean() })
