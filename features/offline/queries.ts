/** Longest wait for an answer, milliseconds: a network that leads nowhere may never give one. */
const timeoutMs = 8_000

/** Whether the portal can be reached from this page. Never throws. */
export const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    () => true,
    () => false,
  )
