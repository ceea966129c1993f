const unknownFailure = 500

/** Status code an error page shows: the one the failure carries, as failed calls do, else 500 (specification, section 2). */
export function statusCodeOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599
    ? status
    : unknownFailure
}

/** What somebody can name to us: the status code, and the mark under which the server logged the failure if it was the server's. */
export function errorCodeOf(error: unknown): string {
  const digest =
    error instanceof Error && 'digest' in error && typeof error.digest === 'string'
      ? error.digest
      : undefined
  return digest === undefined ? String(statusCodeOf(error)) : `${statusCodeOf(error)} · ${digest}`
}
