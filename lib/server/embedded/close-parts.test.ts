import { expect, it, vi } from 'vitest'
import { closeParts } from './close-parts'

it('asks every part to stop although one is still at work, and those that they need afterwards', async () => {
  const end = new AbortController()
  const work = new Promise((resolve) => end.signal.addEventListener('abort', resolve))
  const [messages, database] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
  const closing = closeParts([[() => work, messages], [database]])
  await Promise.resolve()
  expect([messages.mock.calls.length, database.mock.calls.length]).toEqual([1, 0])
  end.abort()
  await closing
  expect(database).toHaveBeenCalledOnce()
})

it('closes what is left when a part fails, and then says so', async () => {
  const [messages, database] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
  const failing = () => Promise.reject(new Error('photos'))
  await expect(closeParts([[failing, messages], [database]])).rejects.toThrow('photos')
  expect([messages.mock.calls.length, database.mock.calls.length]).toEqual([1, 1])
})
