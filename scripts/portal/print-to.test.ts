import { PassThrough } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { printTo } from './print-to'

it('writes lines until their reader leaves, which ends nothing else', async () => {
  const stream = new PassThrough()
  const fail = vi.fn<() => void>()
  const print = printTo(stream, fail)
  print('satu')
  expect(String(stream.read())).toBe('satu\n')
  stream.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
  print('dua')
  expect(stream.read()).toBeNull()
  expect(fail).not.toHaveBeenCalled()
})

it('fails when a line could not be written for another reason, such as a full disk', () => {
  const stream = new PassThrough()
  const fail = vi.fn<() => void>()
  printTo(stream, fail)
  stream.emit('error', Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' }))
  expect(fail).toHaveBeenCalledOnce()
})
