import { describe, expect, it } from 'vitest'
import { networkFirst } from './network-first'

const answer = (text: string, status = 200) => new Response(text, { status })
const cached = async () => answer('kept')
const never = () => new Promise<Response>(() => undefined)

describe('networkFirst', () => {
  it('prefers what the server says now, a missing page included', async () => {
    expect(await (await networkFirst(async () => answer('fresh'), cached)).text()).toBe('fresh')
    expect((await networkFirst(async () => answer('', 404), cached)).status).toBe(404)
  })

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('offline'))],
    ['the server is in trouble', async () => answer('', 503)],
    ['the answer takes too long', never],
  ])('shows the kept page when %s', async (_, fresh) => {
    expect(await (await networkFirst(fresh, cached, 5)).text()).toBe('kept')
  })

  it('fails as the network does when nothing is kept', async () => {
    await expect(
      networkFirst(
        () => Promise.reject(new TypeError('offline')),
        async () => undefined,
      ),
    ).rejects.toThrow('offline')
  })
})
