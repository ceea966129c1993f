import { generate } from 'lean-qr'
import { expect, it } from 'vitest'
import { quietModules, qrSquares } from './qr-squares'

it('draws every dark module of the code once and leaves the quiet ground empty', () => {
  const text = 'https://jabarprov.go.id/aduan-warga/new/cek-status#nomor=JBR-20260131-7K4M9Q'
  const code = generate(text)
  const { size, runs } = qrSquares(text)
  expect(size).toBe(code.size + 2 * quietModules)
  const dark = new Set(
    runs.flatMap(({ x, y, width }) => Array.from({ length: width }, (_, at) => `${x + at},${y}`)),
  )
  const expected = new Set<string>()
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1)
      if (code.get(x, y)) expected.add(`${x + quietModules},${y + quietModules}`)
  expect(dark).toEqual(expected)
  expect(runs.reduce((sum, { width }) => sum + width, 0)).toBe(expected.size)
})
