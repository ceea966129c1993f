import { describe, expect, it } from 'vitest'
import { yieldBetweenReads } from './yield-between-reads'

/** Manually advanced turns and clock; each read takes 4 ms. */
function setUp() {
  const turns: (() => void)[] = []
  const done: string[] = []
  let time = 0
  const read = yieldBetweenReads({
    budgetMs: 10,
    now: () => time,
    nextTurn: (work) => turns.push(work),
  })
  const take = (name: string) => () => {
    time += 4
    done.push(name)
  }
  return {
    done,
    come: (...names: string[]) => names.forEach((name) => read(take(name))),
    next: () => turns.splice(0).forEach((turn) => turn()),
    booked: () => turns.length,
  }
}

describe('yieldBetweenReads', () => {
  it('reads at once while the turn has time, and leaves the rest in order to the next turns', () => {
    const { come, next, done } = setUp()
    come('a', 'b', 'c', 'd', 'e', 'f', 'g')
    expect(done.join('')).toBe('abc')
    next()
    expect(done.join('')).toBe('abcdef')
    // A newcomer does not overtake those who wait.
    come('h')
    next()
    expect(done.join('')).toBe('abcdefgh')
  })

  it('begins each turn with the whole budget and rests when nobody reads', () => {
    const { come, next, done, booked } = setUp()
    come('a', 'b', 'c')
    next()
    come('d')
    expect(done.join('')).toBe('abcd')
    next()
    next()
    expect(booked()).toBe(0)
  })

  it('loses nobody who comes while the waiting ones are served', () => {
    const turns: (() => void)[] = []
    const done: string[] = []
    let time = 0
    const read = yieldBetweenReads({
      budgetMs: 1,
      now: () => time,
      nextTurn: (work) => turns.push(work),
    })
    const take = (name: string, follow?: string) => () => {
      time += 1
      done.push(name)
      if (follow !== undefined) read(take(follow))
    }
    read(take('a'))
    read(take('b', 'c'))
    for (let turn = 0; turn < 4; turn += 1) turns.splice(0).forEach((work) => work())
    expect(done).toEqual(['a', 'b', 'c'])
  })
})
