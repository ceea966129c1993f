import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../create-index'

export const isOutsideTransaction = true

/** Answers of the survey by their time: what is too old leaves, and officers ask for days. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  createIndexConcurrently(db, 'feedback_created', 'feedback (created_at, id)')
