/**
 * Runs work while no other tab of this browser works on the same complaint; a tab that is closed or killed lets go at once.
 * Without Web Locks (pages without TLS) the work simply runs: its key makes repeats harmless, the lock only spares them.
 * @param isPatient waits for its turn; otherwise gives up at once
 * @returns null when another tab is at work
 */
export async function withDeliveryLock<T>(
  formToken: string,
  isPatient: boolean,
  work: () => Promise<T>,
): Promise<T | null> {
  const locks: LockManager | undefined =
    typeof navigator === 'undefined' ? undefined : navigator.locks
  if (!locks) return work()
  // Named by type, because the library's own one loses what the work returns
  const ask: (
    name: string,
    options: LockOptions,
    run: (lock: Lock | null) => Promise<T | null>,
  ) => Promise<T | null> = locks.request.bind(locks)
  return ask(`portal-jabar-complaint-${formToken}`, { ifAvailable: !isPatient }, async (lock) =>
    lock ? work() : null,
  )
}
