import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

beforeEach(() => {
  setOnline(true)
  // What has been seen is remembered as long as the page.
  vi.resetModules()
})

async function renderConnection() {
  const { useConnection } = await import('./use-connection')
  return renderHook(() => useConnection()).result
}

function become(name: 'online' | 'offline') {
  setOnline(name === 'online')
  act(() => void window.dispatchEvent(new Event(name)))
}

it('says nothing of a connection that was never lost', async () => {
  const connection = await renderConnection()
  expect(connection.current).toBe('online')
  become('online')
  expect(connection.current).toBe('online')
})

it('tells the loss and the return', async () => {
  const connection = await renderConnection()
  become('offline')
  expect(connection.current).toBe('offline')
  become('online')
  expect(connection.current).toBe('back')
})

it('tells the return of a connection that was lost before the scripts were there', async () => {
  setOnline(false)
  const connection = await renderConnection()
  expect(connection.current).toBe('offline')
  become('online')
  expect(connection.current).toBe('back')
})
