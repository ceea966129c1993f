import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { actions } from './actions'
import { costOf } from './cost'
import { fileQuestions } from './file-questions'
import { followUpQuestions } from './follow-up-questions'
import { officerQuestions } from './officer-questions'
import { publicQuestions } from './public-questions'
import type { Question } from './question'

export interface Cost extends Omit<Question, 'ask'> {
  /** As the measure counts. */
  amount: number
}

/** @returns what work costs; it is done several times */
type Measure = (work: Question['ask']) => Promise<number>

const allQuestions = async (db: Kysely<Database>): Promise<Question[]> => [
  ...(await publicQuestions(db)),
  ...(await officerQuestions(db)),
  ...(await followUpQuestions(db)),
  ...(await fileQuestions(db)),
  ...(await actions(db)),
]

/**
 * What visitors, reporters and officers ask of all complaints, and what each question costs.
 * @param measure milliseconds of processor time when left out
 */
export async function complaintCosts(
  db: Kysely<Database>,
  measure: Measure = (work) => costOf(db, work),
  questionsOf = allQuestions,
): Promise<Cost[]> {
  const costs: Cost[] = []
  for (const { ask, ...question } of await questionsOf(db))
    costs.push({ ...question, amount: await measure(ask) })
  return costs
}
