import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it } from 'vitest'
import { forget, remember } from './remembered-store'
import { useRemembered } from './use-remembered'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

it.each([
  [
    'from another page',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['from another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])(
  'no longer knows what was forgotten meanwhile when somebody comes back %s',
  async (_, comeBack) => {
    await remember({ number: 'JBR-20260302-7K4M9Q', title: 'Lampu jalan', secret: 'A' })
    const { result } = renderHook(useRemembered)
    await waitFor(() => expect(result.current.entries).toHaveLength(1))
    await forget(null)
    act(() => void comeBack())
    await waitFor(() => expect(result.current.entries).toEqual([]))
  },
)
