import { assert, asyncProperty, constantFrom, string, uniqueArray } from 'fast-check'
import { expect, it } from 'vitest'
import { inParallel } from './in-parallel'
import { mergeSorted } from './merge-sorted'

async function* each<T>(items: readonly T[]) {
  yield* items
}
const sorted = uniqueArray(string({ unit: constantFrom('0', '9', 'a', 'f'), maxLength: 4 })).map(
  (keys) => keys.toSorted(),
)

it('pairs what two sorted lists hold and passes over nothing', async () => {
  await assert(
    asyncProperty(sorted, sorted, async (left, right) => {
      const pairs: { left: string | null; right: string | null }[] = []
      for await (const pair of mergeSorted(
        each(left),
        each(right),
        (key) => key,
        (key) => key,
      ))
        pairs.push(pair)
      const keys = [...new Set([...left, ...right])].toSorted()
      expect(pairs).toEqual(
        keys.map((key) => ({
          left: left.includes(key) ? key : null,
          right: right.includes(key) ? key : null,
        })),
      )
    }),
  )
})

it('works on a list several at a time, and ends with the first failure', async () => {
  const [done, most]: [number[], { now: number; ever: number }] = [[], { now: 0, ever: 0 }]
  const work = async (item: number) => {
    most.now += 1
    most.ever = Math.max(most.ever, most.now)
    await new Promise((resolve) => setTimeout(resolve, 1))
    most.now -= 1
    if (item === 30) throw new Error('thirty')
    done.push(item)
  }
  await inParallel(each(Array.from({ length: 20 }, (_, at) => at)), 4, work)
  expect([done.length, most.ever]).toEqual([20, 4])
  await expect(
    inParallel(each(Array.from({ length: 100 }, (_, at) => at)), 4, work),
  ).rejects.toThrow('thirty')
  expect(done.length).toBeLessThan(20 + 40)
})
