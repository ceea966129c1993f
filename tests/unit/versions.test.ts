import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), resolved: z.string().optional() }),
  ),
})
const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})
const lock = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const manifest = manifestSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')))

const isAtLeast = (version: string, floor: string) => {
  const [a, b] = [version, floor].map((text) => text.split('.').map(Number))
  for (const index of [0, 1, 2]) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

describe('dependencies', () => {
  it.each([
    ['next', '16.4.5'],
    ['react', '19.2.6'],
    ['react-dom', '19.2.6'],
    ['sharp', '0.35.5'],
    ['zod', '4.6.6'],
  ])('%s stays at or above its security floor %s', (name, floor) => {
    expect(isAtLeast(lock.packages[`node_modules/${name}`]?.version ?? '0.0.0', floor)).toBe(true)
  })

  it('are pinned to exact versions', () => {
    const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    )
    expect(ranges).toEqual([])
  })

  it('are locked without download addresses', () => {
    expect(
      Object.values(lock.packages).filter((entry) => entry.resolved?.startsWith('http')),
    ).toEqual([])
  })
})
