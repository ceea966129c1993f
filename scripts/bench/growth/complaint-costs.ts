import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { actions } from './actions'
import { costOf } from './cost'
import { officerQuestions } from './officer-questions'
import { publicQuestions } from './public-questions'
import type { Question } from './question'

export interface Cost extends Omit<Question, 'ask'> {
  /** Milliseconds of processor time. */
  processorMs: number
}

/** What visitors, reporters and officers ask of all complaints, and what each question costs. */
export async function complaintCosts(db: Kysely<Database>): Promise<Cost[]> {
  const questions = [
    ...(await publicQuestions(db)),
    ...(await officerQuestions(db)),
    ...(await actions(db)),
  ]
  const costs: Cost[] = []
  for (const { ask, ...question } of questions)
    costs.push({ ...question, processorMs: await costOf(db, ask) })
  return costs
}
