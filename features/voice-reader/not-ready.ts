let hasWarned = false

/** Says on the console that there is nothing to read with, once per page load (specification, section 4). */
export function warnNotReady(): void {
  if (!hasWarned) console.warn('ResponsiveVoice belum siap.')
  hasWarned = true
}
