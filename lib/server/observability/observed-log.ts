import type { AccessLine, ServerLog } from '@/lib/server/http/access-log'

/** Told of every answer; must be quick, because cached pages pass here too. */
export type AnswerObserver = (line: AccessLine) => void

/** A log that also tells observers of every answer; without observers the log itself, so that nothing is paid for nothing. */
export function observedLog(log: ServerLog, observers: readonly AnswerObserver[]): ServerLog {
  if (observers.length === 0) return log
  return {
    ...log,
    access(line) {
      for (const observe of observers) observe(line)
      log.access(line)
    },
  }
}
