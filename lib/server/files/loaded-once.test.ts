import { expect, it, vi } from 'vitest'
import { loadedOnce } from './loaded-once'

it('loads once for all callers, and again after a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('EMFILE'))
    .mockResolvedValue('loaded')
  const loaded = loadedOnce(load)
  const failed = await Promise.allSettled([loaded(), loaded()])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([loaded(), loaded()])).toEqual(['loaded', 'loaded'])
  expect(load).toHaveBeenCalledTimes(2)
})
