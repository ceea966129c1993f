import type * as ProgressBar from './progress-bar'

/** Page changes quicker than this show no bar, milliseconds (specification, section 9). */
export const throttleMs = 200

let isRunning = false
let timer: ReturnType<typeof setTimeout> | undefined

// The bar's code comes with the first page change, so that pages nobody leaves do not pay for it.
const withBar = (act: (bar: typeof ProgressBar) => void) => {
  import('./progress-bar').then(act, () => undefined)
}

/** A page change has begun: the bar appears when it is not over within `throttleMs`. */
export function beginProgress() {
  isRunning = true
  clearTimeout(timer)
  // Fetches the code now, or the bar of the first slow page would come late by one more request.
  withBar(() => undefined)
  timer = setTimeout(() => withBar(({ startBar }) => isRunning && startBar()), throttleMs)
}

/** The new page is there. */
export function finishProgress() {
  if (!isRunning) return
  isRunning = false
  clearTimeout(timer)
  withBar(({ finishBar }) => isRunning || finishBar())
}

/** The new page did not come, or came broken. */
export function failProgress() {
  isRunning = false
  clearTimeout(timer)
  withBar(({ failBar }) => failBar())
}

/** True between the beginning and the end of a page change. */
export const isProgressing = () => isRunning
