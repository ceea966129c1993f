import { describe, expect, it } from 'vitest'
import { callApi } from './call-api'

const read = { method: 'GET', url: '/v1/x?q=a%20b', headers: {}, body: null }

describe('a call of the API', () => {
  it('brings method, address, headers and body, and takes back all of the answer', async () => {
    const echo = async (request: Request) => {
      const headers = new Headers({ 'X-Seen': request.headers.get('x-one') ?? '' })
      headers.append('Set-Cookie', 'a=1')
      headers.append('Set-Cookie', 'b=2')
      const { pathname, search } = new URL(request.url)
      const text = `${request.method} ${pathname}${search} ${await request.text()}`
      return new Response(text, { status: 201, headers })
    }
    const headers = { host: 'portal.example', 'x-one': 'satu' }
    const response = await callApi(
      echo,
      { method: 'POST', url: '/v1/x?q=a%20b', headers, body: Buffer.from('isi') },
      1_000,
    )
    expect(response).toMatchObject({
      status: 201,
      headers: { 'x-seen': 'satu', 'set-cookie': ['a=1', 'b=2'] },
    })
    expect(response.body.toString()).toBe('POST /v1/x?q=a%20b isi')
  })

  it('is given up when it takes too long, and says when to come again', async () => {
    const never = () => new Promise<Response>(() => undefined)
    await expect(callApi(never, read, 5)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      details: { retryAfterSeconds: 10 },
    })
  })

  it('passes a failure on', async () => {
    await expect(callApi(() => Promise.reject(new Error('rusak')), read, 1_000)).rejects.toThrow(
      'rusak',
    )
  })
})
