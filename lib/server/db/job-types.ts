/** When a job was last begun by any process. */
export interface JobRunTable {
  name: string
  /** UTC ISO text. */
  started_at: string
}

export interface JobTables {
  job_runs: JobRunTable
}
