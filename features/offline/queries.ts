/** Whether the portal can be reached from this page. Never throws. */
export const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
