export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** False for people who asked their system or the portal's accessibility panel for stillness. In the browser only. */
export const allowsMotion = () =>
  document.documentElement.dataset['animation'] !== 'off' &&
  !window.matchMedia(reducedMotion).matches
