import { describe, expect, it } from 'vitest'
import { textMaker } from './text-maker'

describe('made texts', () => {
  const real = ['pajak pajak pajak kendaraan kendaraan warga']
  const words = (seed: number) =>
    Array.from(
      { length: 400 },
      (
        (maker) => () =>
          maker.sentence(50)
      )(textMaker(real, seed)),
    ).flatMap((text) => text.toLowerCase().split(' '))

  it('use words as running text does: few very often, most of them once', () => {
    const uses = new Map<string, number>()
    for (const word of words(1)) uses.set(word, (uses.get(word) ?? 0) + 1)
    const counts = [...uses.values()].sort((a, b) => b - a)
    expect(
      [...uses]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 3)
        .map(([word]) => word),
    ).toEqual(['pajak', 'kendaraan', 'warga'])
    expect((counts[0] ?? 0) / 20_000).toBeGreaterThan(0.02)
    expect(counts.length).toBeGreaterThan(4_000)
    expect(counts.filter((count) => count === 1).length / counts.length).toBeGreaterThan(0.4)
  })

  it('are the same every time, and others for another seed', () => {
    expect(words(1)).toEqual(words(1))
    expect(words(2)).not.toEqual(words(1))
  })
})
