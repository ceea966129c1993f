import { describe, expect, it } from 'vitest'
import type { Row } from './load'
import { goalsOf, tableText } from './table'

const row = (
  name: string,
  target: string,
  requestsPerSecond: number,
  microseconds: number | null = 30,
): Row => ({ name, target, requestsPerSecond, p50Ms: 2, p99Ms: 9, microseconds, failures: 0 })

describe('bench table', () => {
  it('sets each row against bare node and next start', () => {
    const text = tableText([
      {
        row: row('home, raw', 'portal', 12_000),
        bare: row('home, raw', 'bare node', 20_000),
        plainNext: row('home, raw', 'next start', 600),
      },
    ])
    expect(text.split('\n')[1]).toMatch(
      /^home, raw\s+portal\s+12,000\s+2\s+9\s+30\s+0\.60\s+20\s+0$/,
    )
  })

  it('says n/a where processor time cannot be read', () => {
    expect(tableText([{ row: row('home', 'portal', 1, null) }])).toContain('n/a')
  })

  it('judges both goals and does not judge what was not compared', () => {
    const good = {
      row: row('a', 'portal', 10_000),
      bare: row('a', 'bare node', 20_000),
      plainNext: row('a', 'next start', 666),
    }
    const bad = {
      row: row('b', 'portal', 9_999),
      bare: row('b', 'bare node', 20_000),
      plainNext: row('b', 'next start', 700),
    }
    expect(goalsOf([good, bad, { row: row('c', 'portal', 1) }]).map(({ isMet }) => isMet)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
