export type LogLevel = 'info' | 'warn' | 'error'

/**
 * Writes one JSON line for the operator: `info` to standard output, the others to standard error.
 * @param facts hold neither content of requests nor anything about people
 */
export function logEvent(
  level: LogLevel,
  event: string,
  facts: Record<string, unknown> = {},
): void {
  const write = level === 'info' ? console.log : level === 'warn' ? console.warn : console.error
  write(JSON.stringify({ time: new Date().toISOString(), level, event, ...facts }))
}

/** A logger of one level, as backends and services take it. */
export const noteAs =
  (level: LogLevel) =>
  (event: string, facts: Record<string, unknown>): void =>
    logEvent(level, event, facts)
