import { expect, it, vi } from 'vitest'
import { fileTimeoutMs, getPrivateFile } from './client'

it('waits for a document as long as a slow phone needs, with the secret in a header alone', async () => {
  const sent: XMLHttpRequest[] = []
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    sent.push(this)
  })
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open')
  const headers = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader')
  const left = new AbortController()
  const file = getPrivateFile('/v1/public/media/3', 'A1', left.signal)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect([sent[0]?.timeout, String(opened.mock.lastCall?.[1])]).toEqual([
    fileTimeoutMs,
    '/v1/public/media/3',
  ])
  expect(headers).toHaveBeenCalledWith('X-Complaint-Secret', 'A1')
  // A 5 MB document, the largest there is, over a line of 1 Mbit/s.
  expect(fileTimeoutMs).toBeGreaterThan((5 * 8 * 1.048_576 + 10) * 1_000)
  left.abort()
  await expect(file).rejects.toMatchObject({ code: 'CANCELED' })
})
