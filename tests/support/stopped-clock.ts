/**
 * Stops the clock of the process or page that it is sent to: whoever asks for the present gets `now`, timers and `performance` go on. It
 * refers to nothing outside of itself, so that its text is all there is to send.
 */
export function stopClock(now: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (date, values: unknown[], made) =>
      Reflect.construct(date, values.length === 0 ? [now] : values, made) as Date,
    apply: (date) => new date(now).toString(),
    get: (date, name) => (name === 'now' ? () => now : Reflect.get(date, name)),
  })
}

/** What NODE_OPTIONS says to a process whose clock is to stand at `now` from before its first line. */
export const withStoppedClock = (now: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(`(${String(stopClock)})(${now})`)}`
