// What the minifier of style sheets takes out or does not put in for the oldest browsers of `browserslist`.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Tailwind writes `var(--tw-ring-inset,)` for "nothing, if it is not set". Chromium before 115 takes the whole declaration for invalid once the
 * property is set: rings, shadows, filters and tabular figures are gone (tailwindcss issue 15657). With a space it is right everywhere.
 */
const emptyFallback = /(var\(--[\w-]+,)\)/g
/** Chromium before 108 knows no `dvh`: it reads `vh` before it. */
const windowHeight = /(?<=[{;])([a-z][a-z-]*:)([^;{}]*\ddvh[^;{}]*)/g

/** @param {string} source */
function forOlderBrowsers(source) {
  const spaced = source.replace(emptyFallback, '$1 )')
  return spaced.replace(windowHeight, (newer, property, value, at) => {
    const older = `${property}${value.replaceAll('dvh', 'vh')};`
    return spaced.slice(0, at).endsWith(older) ? newer : older + newer
  })
}

/**
 * Writes all style sheets below a folder so that older browsers read them, too; a sheet that was written so stays as it is.
 * @param {string} folder
 */
export function styleForOlderBrowsers(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.css')) continue
    const path = join(folder, name)
    const source = readFileSync(path, 'utf8')
    const styled = forOlderBrowsers(source)
    if (styled !== source) writeFileSync(path, styled)
  }
}
