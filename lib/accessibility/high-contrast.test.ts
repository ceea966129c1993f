import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The variables that a block of a style sheet sets, by name; colours mean the same in capitals. */
function variablesOf(file: string, block: RegExp): Record<string, string> {
  const [, body = ''] = block.exec(readFileSync(file, 'utf8')) ?? []
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name,
      value?.toLowerCase(),
    ]),
  )
}

describe('high contrast', () => {
  it('looks the same whether the panel or the device asks for it', () => {
    const chosen = variablesOf('styles/tokens.css', /html\[data-contrast="high"\] \{([^}]*)\}/)
    const preferred = variablesOf(
      'styles/accessibility/contrast.css',
      /@media \(prefers-contrast: more\) \{\s*:root \{([^}]*)\}/,
    )
    expect(Object.keys(chosen).length).toBeGreaterThan(20)
    expect(preferred).toEqual(chosen)
  })
})
