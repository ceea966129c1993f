import { describe, expect, it } from 'vitest'
import { helpOn } from '../help'
import { parseUsage } from '../parse-usage'
import { commands } from '.'

describe.each(Object.entries(commands))('%s', (name, { usage, values = {}, help }) => {
  it('has a rule for no value that its usage lacks', () => {
    expect(Object.keys(values).filter((value) => !usage.includes(`<${value}>`))).toEqual([])
  })

  it('says everything in its help, in lines that fit', () => {
    const text = helpOn(commands, name)
    const lines = text.split('\n')
    expect(lines.filter((line) => line.length > 120)).toEqual([])
    const said = lines.map((line) => line.trim()).join(' ')
    for (const { parts } of parseUsage(usage))
      for (const part of parts) expect(said).toContain(part.name)
    expect(said).toContain(help.split(/\s+/).join(' ').slice(0, 40))
  })
})
