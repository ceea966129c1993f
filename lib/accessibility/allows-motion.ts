export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** False for people who prefer reduced motion, by their system or the accessibility panel. In the browser only. */
export const allowsMotion = () =>
  document.documentElement.dataset['animation'] !== 'off' &&
  !window.matchMedia(reducedMotion).matches
