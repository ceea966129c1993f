type State = 'ok' | 'warn' | 'fail'

/** What one check found, in one line; `advice` says what to do unless all is well. */
export interface Finding {
  name: string
  state: State
  text: string
  advice?: string
}

/** Makes the findings of one check, so that each line only says what it found. */
export const checked = (name: string) => ({
  ok: (text: string): Finding => ({ name, state: 'ok', text }),
  warn: (text: string, advice: string): Finding => ({ name, state: 'warn', text, advice }),
  fail: (text: string, advice: string): Finding => ({ name, state: 'fail', text, advice }),
})

/** Findings as a table; advice stands below its line. */
export function findingLines(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ name }) => name.length))
  return findings.flatMap(({ name, state, text, advice }) => {
    const line = `${state.padEnd(4)}  ${name.padEnd(width)}  ${text}`
    return advice === undefined ? [line] : [line, `${' '.repeat(8 + width)}→ ${advice}`]
  })
}
