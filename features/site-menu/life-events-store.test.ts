import type { GenericAbortSignal } from 'axios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/lib/api/client'
import { reloadDelayMs, useLifeEvents } from './life-events-store'

const birth = { id: 2, name: 'Kelahiran', title: 'Kelahiran', description: '', logo: 'baby' }
const school = { id: 3, name: 'School', title: 'School', description: '', logo: null }

let responses: { status: number; data: unknown }[] = []
let requests: { url: string | undefined; params: unknown; language: unknown }[] = []

const { load } = useLifeEvents.getState()
const { adapter } = api.defaults
const state = () => useLifeEvents.getState()
/** Lets calls finish and timers up to `ms` fire. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

async function loaded(
  locale: 'id' | 'en',
  response: { status: number; data: unknown },
  waitMs = 0,
) {
  responses = [response]
  load(locale)
  await pass(waitMs)
}

beforeEach(async () => {
  // Loaded before time stands still, because a module arrives in real time.
  await import('./queries')
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  useLifeEvents.setState(useLifeEvents.getInitialState())
  requests = []
  api.defaults.adapter = async (config) => {
    requests.push({
      url: config.url,
      params: config.params,
      language: config.headers.get('Content-Language'),
    })
    const next = responses.shift()
    if (!next) throw new Error('no connection')
    return { ...next, statusText: '', headers: {}, config }
  }
})
afterEach(() => {
  api.defaults.adapter = adapter
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('useLifeEvents', () => {
  it('asks for the events of the navigation in the language of the page, once', async () => {
    await loaded('id', { status: 200, data: { data: [birth] } })
    load('id')
    await pass()
    expect(requests).toEqual([
      { url: '/public/life-events/parts', params: { context: 'navigation' }, language: 'id' },
    ])
    expect(state()).toMatchObject({ events: [birth], status: 'loaded', locale: 'id' })
    expect(console.error).not.toHaveBeenCalled()
  })

  it('asks again 300 ms after a change of language and not before, showing what it has meanwhile', async () => {
    await loaded('id', { status: 200, data: { data: [birth] } })
    await loaded('en', { status: 200, data: { data: [school] } }, reloadDelayMs - 1)
    const before = { calls: requests.length, events: state().events }
    await pass(1)
    expect([reloadDelayMs, before, requests.at(-1)?.language, state().events]).toEqual([
      300,
      { calls: 1, events: [birth] },
      'en',
      [school],
    ])
  })

  it('calls off a list that is on its way in another language, and logs nothing of it', async () => {
    const signals: (GenericAbortSignal | undefined)[] = []
    api.defaults.adapter = (config) => {
      signals.push(config.signal)
      return new Promise((_, reject) => {
        config.signal?.addEventListener?.('abort', () => reject(new Error('aborted')))
      })
    }
    load('id')
    await pass()
    load('en')
    await pass(reloadDelayMs)
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
    expect(state()).toMatchObject({ locale: 'en', status: 'loading' })
    expect(console.error).not.toHaveBeenCalled()
  })

  it.each([
    ['the network fails', undefined],
    ['the server fails', { status: 500, data: {} }],
    ['the answer is not 200', { status: 204, data: '' }],
    ['the answer holds no list', { status: 200, data: { data: {} } }],
  ])('logs one exact line and keeps the list when %s', async (_, failure) => {
    await loaded('id', { status: 200, data: { data: [birth] } })
    responses = failure ? [failure] : []
    load('en')
    await pass(reloadDelayMs)
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['[ERROR - HEADER NAVIGATION], Failed to fetch Life Events data.'],
    ])
    expect(state()).toMatchObject({ events: [birth], status: 'failed' })
  })

  it('keeps the list when a later answer is empty', async () => {
    await loaded('id', { status: 200, data: { data: [birth] } })
    await loaded('en', { status: 200, data: { data: [] } }, reloadDelayMs)
    expect(state()).toMatchObject({ events: [birth], status: 'loaded' })
  })

  it('tries again at once after a failure', async () => {
    load('id')
    await pass()
    await loaded('id', { status: 200, data: { data: { data: [birth] } } })
    expect([requests.length, state().events]).toEqual([2, [birth]])
  })
})
