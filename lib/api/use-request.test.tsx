import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure } from './failure'
import { useRequest } from './use-request'

interface Call {
  key: string
  signal: AbortSignal
  resolve: (data: string) => void
  reject: (error: unknown) => void
}
let calls: Call[] = []
const load = (key: string, signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => calls.push({ key, signal, resolve, reject }))
const settle = (done: (call: Call) => void, at = -1) =>
  act(async () => {
    const call = calls.at(at)
    if (call) done(call)
  })
const show = (key: string, logAs?: string) =>
  renderHook((props: { key: string }) => useRequest(props.key, load, logAs), {
    initialProps: { key },
  })

beforeEach(() => {
  calls = []
})

it('loads nothing without a key', () => {
  const { result } = show('')
  expect(result.current).toMatchObject({ status: 'idle', data: undefined, failure: null })
  expect(calls).toEqual([])
})

it('calls off what is on its way when the key changes, and drops an answer that comes all the same', async () => {
  const { result, rerender } = show('32.73')
  rerender({ key: '32.04' })
  expect(calls.map(({ key, signal }) => [key, signal.aborted])).toEqual([
    ['32.73', true],
    ['32.04', false],
  ])
  await settle(({ resolve }) => resolve('Bandung (regency)'))
  await settle(({ resolve }) => resolve('Bandung (city)'), 0)
  expect(result.current).toMatchObject({ status: 'ready', data: 'Bandung (regency)' })
})

it('shows nothing of the key before while the next one loads', async () => {
  const { result, rerender } = show('32.73')
  await settle(({ resolve }) => resolve('Bandung'))
  rerender({ key: '32.04' })
  expect(result.current).toMatchObject({ status: 'loading', data: undefined })
})

it('says and logs why it failed, and tries again when asked to', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { result } = show('32.73', 'List')
  await settle(({ reject }) => reject(new ApiFailure({ status: 503, code: 'UNAVAILABLE' })))
  expect(result.current).toMatchObject({ status: 'failed', failure: { cause: 'busy' } })
  expect(log.mock.calls).toEqual([['List not loaded', '32.73', 'UNAVAILABLE']])
  act(() => result.current.reload())
  expect(result.current).toMatchObject({ status: 'loading', failure: null })
  await settle(({ resolve }) => resolve('Bandung'))
  await waitFor(() => expect(result.current.data).toBe('Bandung'))
})

it('logs nothing that nobody misses, nor what was called off', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { unmount } = show('32.73')
  await settle(({ reject }) => reject(new Error('lost')))
  unmount()
  const { unmount: leave } = show('32.04', 'List')
  leave()
  await settle(({ reject }) => reject(new Error('aborted')))
  expect(log).not.toHaveBeenCalled()
})
