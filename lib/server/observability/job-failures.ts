import { errorFacts } from './error-facts'
import { provideGauge } from './gauges'
import { logEvent } from './log-event'

const failures = new Map<string, number>()

/** Logs and counts a failed job. The line has the error's kind and stack, never its message, which may repeat user input. */
export function jobFailure(job: string): (error: unknown) => void {
  failures.set(job, failures.get(job) ?? 0)
  provideGauge({
    name: 'portal_job_failures',
    help: 'Failed runs of a job since the process began',
    label: 'task',
    read: () => Object.fromEntries(failures),
  })
  return (error) => {
    failures.set(job, (failures.get(job) ?? 0) + 1)
    logEvent('error', 'job failed', { job, ...errorFacts(error) })
  }
}
