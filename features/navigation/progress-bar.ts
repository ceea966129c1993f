import nprogress from 'nprogress'

/** Time in which the bar walks to its end when the page does not come, milliseconds (specification, section 9). */
export const durationMs = 5_000
/** Time from the end of a page change until the bar is gone, milliseconds. */
export const hideMs = 500

const stepMs = 200
// nprogress fills the bar in one `speed` and fades it in another.
const fillMs = hideMs / 2

// Its own template carries roles that no browser knows.
nprogress.configure({
  showSpinner: false,
  trickle: false,
  minimum: stepMs / durationMs,
  template: '<div class="bar" data-progress-bar aria-hidden="true"></div>',
  barSelector: '[data-progress-bar]',
})

let ticking: ReturnType<typeof setInterval> | undefined

/** Shows the bar and lets it walk on until `finishBar` or `failBar`. */
export function startBar() {
  clearInterval(ticking)
  // Steps that wait for each other would leave a queue behind that the end has to wait for.
  nprogress.configure({ speed: 0 })
  nprogress.start()
  ticking = setInterval(() => nprogress.inc(stepMs / durationMs), stepMs)
}

/** Fills the bar and takes it away. */
export function finishBar() {
  clearInterval(ticking)
  if (nprogress.status === null) return
  nprogress.configure({ speed: fillMs })
  nprogress.set(1)
}

/** Fills the bar in red, also when it was not on show yet, and takes it away. */
export function failBar() {
  if (nprogress.status === null) startBar()
  document.querySelector('#nprogress')?.classList.add('is-failed')
  finishBar()
}
