import type { AccessLine, ServerLog } from '@/lib/server/http/access-log'

/** Called with every response; must be fast, because cached pages pass here too. */
export type ResponseObserver = (line: AccessLine) => void

/** A log that also notifies observers of every response; without observers the log itself, at no cost. */
export function observedLog(log: ServerLog, observers: readonly ResponseObserver[]): ServerLog {
  if (observers.length === 0) return log
  return {
    ...log,
    access(line) {
      for (const observe of observers) observe(line)
      log.access(line)
    },
  }
}
