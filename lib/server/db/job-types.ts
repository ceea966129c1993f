/** When a job was last begun by any process. */
interface JobRunTable {
  name: string
  /** UTC ISO text. */
  started_at: string
}

/** Where a job goes on that does a part of its work at a time. */
interface JobCursorTable {
  name: string
  /** What was looked at last; '' to begin anew. */
  position: string
}

export interface JobTables {
  job_runs: JobRunTable
  job_cursors: JobCursorTable
}
