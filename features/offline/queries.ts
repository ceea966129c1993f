/** Longest wait for an answer, milliseconds: a network that leads nowhere may never give one. */
const timeoutMs = 8_000

/** What a portal that is starting or overloaded answers, or a gateway in its place: nothing for which to leave what still works here. */
const unreachable = [502, 503, 504]

/** Whether the portal can be reached from this page. Never throws. */
export const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    ({ status }) => !unreachable.includes(status),
    () => false,
  )
