import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('has a picture of its own for the tab, where browsers ask for it unasked', () => {
  const icon = readFileSync('public/favicon.ico')
  // Reserved, type (1: icon), number of pictures.
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1])
  expect(icon.readUInt16LE(4)).toBeGreaterThan(0)
  expect(icon.byteLength).toBeLessThan(50_000)
})
