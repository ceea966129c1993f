import { act, renderHook, waitFor } from '@testing-library/react'
import type { InternalAxiosRequestConfig } from 'axios'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'
import { loadMessages } from '@/lib/i18n/load-messages'
import { messagesOf } from '@/messages'
import { followedStates } from '@/tests/support/followed-complaint'
import { dropKey, keepKey } from './replacement-key'
import { useLookUp } from './use-look-up'

const { view, steps } = followedStates.asked
const { adapter } = api.defaults
const newSecret = 'N'.repeat(26)

interface Call {
  config: InternalAxiosRequestConfig
  respond: () => void
}
let calls: Call[] = []

beforeAll(
  () =>
    Promise.all([
      import('./status-result'),
      import('./look-up'),
      import('./queries'),
      loadMessages('id', 'complaint-following'),
    ]),
  120_000,
)
beforeEach(() => {
  calls = []
  api.defaults.adapter = (config) =>
    new Promise((resolve) => {
      const data = config.url?.includes('/status/') ? steps.toReversed() : view
      const respond = () =>
        resolve({ data: { data }, status: 200, statusText: '', headers: {}, config })
      calls.push({ config, respond })
    })
})
afterEach(() => {
  api.defaults.adapter = adapter
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="id" timeZone="Asia/Jakarta" messages={messagesOf('id')}>
    {children}
  </NextIntlClientProvider>
)
const secretOf = ({ config }: Call) => config.headers.get('X-Complaint-Secret')
/** Waits until as many calls are on their way: two for each time a complaint is read. */
const calledTimes = (count: number) => waitFor(() => expect(calls).toHaveLength(count))
const respondTo = (some: readonly Call[]) =>
  act(async () => {
    for (const call of some) call.respond()
  })

const nothing = () => undefined
const ignored = { onFound: nothing, onErased: nothing }

it('calls off what is on its way when something else is asked for, and shows that alone', async () => {
  const onFound = vi.fn()
  const { result } = renderHook(() => useLookUp({ ...ignored, onFound }), { wrapper })
  act(() => result.current.search({ number: 'JBR-1', method: 'public', proof: '' }))
  await calledTimes(2)
  act(() => result.current.search({ number: 'JBR-2', method: 'secret', proof: 'X'.repeat(26) }))
  await calledTimes(4)
  expect(calls.map(({ config }) => config.signal?.aborted)).toEqual([true, true, false, false])
  await respondTo(calls.slice(2))
  await waitFor(() => expect(result.current.state.kind).toBe('found'))
  await respondTo(calls.slice(0, 2))
  expect(result.current.state).toMatchObject({ complaint: { secret: 'X'.repeat(26) } })
  expect(onFound).toHaveBeenCalledTimes(1)
})

it('repeats the request for a new secret whose answer was lost when the old one opens nothing', async () => {
  const known = new Set([newSecret])
  const keys: string[] = []
  api.defaults.adapter = async (config) => {
    const given = String(config.headers.get('X-Complaint-Secret'))
    const answer = (data: unknown) =>
      Promise.resolve({ data: { data }, status: 200, statusText: '', headers: {}, config })
    if (config.method === 'post') {
      keys.push(String(config.headers.get('Idempotency-Key')))
      return answer({ secret: newSecret })
    }
    if (!known.has(given)) throw new ApiFailure({ status: 404, code: 'ITEM_NOT_FOUND' })
    return answer(config.url?.includes('/status/') ? steps.toReversed() : view)
  }
  const { result } = renderHook(() => useLookUp(ignored), { wrapper })
  const search = () =>
    act(() => result.current.search({ number: 'JBR-1', method: 'secret', proof: 'X'.repeat(26) }))
  search()
  await waitFor(() => expect(result.current.state.kind).toBe('failed'))
  expect(keys).toEqual([])
  const key = keepKey('jbr1')
  search()
  await waitFor(() => expect(result.current.state.kind).toBe('found'))
  expect(result.current.state).toMatchObject({ complaint: { secret: newSecret, isNew: true } })
  expect(keys).toEqual([key])
  // Nobody has seen it yet, where the form that shows it could not be loaded.
  await act(() => result.current.refresh())
  expect(result.current.state).toMatchObject({ reading: { state: 'read' } })
  expect(result.current.state).toMatchObject({ complaint: { secret: newSecret, isNew: true } })
  dropKey('JBR-1')
})

it('keeps the new secret when an answer to the old one comes after it', async () => {
  const { result } = renderHook(() => useLookUp(ignored), { wrapper })
  act(() => result.current.search({ number: 'JBR-1', method: 'secret', proof: 'X'.repeat(26) }))
  await calledTimes(2)
  await respondTo(calls)
  await waitFor(() => expect(result.current.state.kind).toBe('found'))
  act(() => void result.current.refresh())
  await calledTimes(4)
  act(() => void result.current.refresh(newSecret))
  await calledTimes(6)
  expect(calls.slice(4).map(secretOf)).toEqual([newSecret, newSecret])
  await respondTo(calls.slice(4))
  await respondTo(calls.slice(2, 4))
  expect(result.current.state).toMatchObject({
    complaint: { secret: newSecret },
    reading: { state: 'read' },
  })
})

it.each([
  ['ended while another reading was on its way', false],
  ['began while another reading was on its way', true],
])('reads it again after an action that %s', async (_, isOverBefore) => {
  const { result } = renderHook(() => useLookUp(ignored), { wrapper })
  act(() => result.current.search({ number: 'JBR-1', method: 'secret', proof: 'X'.repeat(26) }))
  await calledTimes(2)
  await respondTo(calls)
  await waitFor(() => expect(result.current.state.kind).toBe('found'))
  act(() => void result.current.refresh())
  await calledTimes(4)
  const { refresh } = result.current
  if (isOverBefore) await respondTo(calls.slice(2))
  act(() => void refresh())
  await calledTimes(6)
  await respondTo(calls.slice(4))
  expect(result.current.state).toMatchObject({ reading: { state: 'read' } })
})

it('asks once for a question that is put twice before the first press is shown', async () => {
  const { result } = renderHook(() => useLookUp(ignored), { wrapper })
  const { search } = result.current
  const query = { number: 'JBR-1', method: 'phone', proof: '081234567890' } as const
  act(() => search(query))
  act(() => search(query))
  await waitFor(() => expect(calls.length).toBeGreaterThan(0))
  await respondTo(calls)
  // The answer is none to this question.
  await waitFor(() => expect(result.current.state.kind).toBe('failed'))
  expect(calls.map(({ config }) => config.url)).toEqual(['/public/complaints/recovery'])
})

it('asks anew when the proof is corrected while the wrong one is on its way', async () => {
  const { result } = renderHook(() => useLookUp(ignored), { wrapper })
  const query = { number: 'JBR-1', method: 'phone', proof: '081234567890' } as const
  act(() => result.current.search(query))
  await calledTimes(1)
  act(() => result.current.search({ ...query, proof: '081234567891' }))
  await calledTimes(2)
  expect(String(calls[1]?.config.data)).toContain('081234567891')
})

it('opens with its secret what is shown as everybody sees it', async () => {
  const { result } = renderHook(() => useLookUp(ignored), { wrapper })
  const number = view.complaint_id
  act(() => result.current.search({ number, method: 'public', proof: '' }))
  await calledTimes(2)
  await respondTo(calls)
  await waitFor(() => expect(result.current.state.kind).toBe('found'))
  act(() => result.current.search({ number, method: 'secret', proof: 'X'.repeat(26) }))
  await calledTimes(4)
  expect(calls.slice(2).map(secretOf)).toEqual(['X'.repeat(26), 'X'.repeat(26)])
})

it('tells of a complaint that was erased, whether asked for or read again', async () => {
  const onErased = vi.fn()
  const { result } = renderHook(() => useLookUp({ ...ignored, onErased }), { wrapper })
  const query = { number: view.complaint_id, method: 'secret', proof: 'X'.repeat(26) } as const
  act(() => result.current.search(query))
  await calledTimes(2)
  await respondTo(calls)
  await waitFor(() => expect(result.current.state.kind).toBe('found'))
  api.defaults.adapter = async () => {
    throw new ApiFailure({ status: 410, code: 'ERASED' })
  }
  await act(() => result.current.refresh())
  expect(result.current.state).toMatchObject({ kind: 'failed', failure: { cause: 'erased' } })
  expect(onErased.mock.calls).toEqual([[view.complaint_id]])
  act(() => result.current.search(query))
  await waitFor(() => expect(onErased).toHaveBeenCalledTimes(2))
})
