// What the minifier of style sheets takes out or does not put in for the oldest browsers of `browserslist`.

/**
 * Tailwind writes `var(--tw-ring-inset,)` for "nothing, if it is not set". Chromium before 115 takes the whole declaration for invalid once the
 * property is set: rings, shadows, filters and tabular figures are gone (tailwindcss issue 15657). With a space it is right everywhere.
 */
const emptyFallback = /(var\(--[\w-]+,)\)/g
/** Chromium before 108 knows no `dvh`: it reads `vh` before it. */
const windowHeight = /(?<=[{;])([a-z][a-z-]*:)([^;{}]*\ddvh[^;{}]*)/g

/**
 * A style sheet that older browsers read, too; one that was written so stays as it is.
 * @param {string} source
 */
export function forOlderBrowsers(source) {
  const spaced = source.replace(emptyFallback, '$1 )')
  return spaced.replace(windowHeight, (newer, property, value, at) => {
    const older = `${property}${value.replaceAll('dvh', 'vh')};`
    return spaced.slice(0, at).endsWith(older) ? newer : older + newer
  })
}
