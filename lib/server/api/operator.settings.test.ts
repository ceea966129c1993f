import { afterEach, describe, expect, it, vi } from 'vitest'

const context = { params: Promise.resolve({}) }
const token = 'x'.repeat(32)
const request = (headers: Record<string, string> = {}) => new Request('http://portal.example/v1/operator/complaints', { headers })

/** The guard with its settings read anew. */
async function routeWith(operatorToken: string) {
  vi.resetModules()
  vi.stubEnv('OPERATOR_TOKEN', operatorToken)
  const { operatorRoute } = await import('./operator')
  return operatorRoute(async () => Response.json({ secret: true }))
}

describe('operatorRoute', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('does not exist while no token is set, whatever the caller shows', async () => {
    const answer = await routeWith('')
    const asked: Record<string, string>[] = [{}, { authorization: `Bearer ${token}` }, { authorization: 'Bearer ' }, { 'sec-fetch-site': 'cross-site' }]
    for (const headers of asked) {
      const response = await answer(request(headers), context)
      expect([response.status, await response.json()]).toEqual([404, { message: 'Not Found', code: 'ROUTE_NOT_FOUND' }])
      expect(response.headers.get('www-authenticate')).toBeNull()
    }
  })

  it('lets the token pass and lets nobody keep the answer', async () => {
    const response = await (await routeWith(token))(request({ authorization: `Bearer ${token}` }), context)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  it.each([[{ 'sec-fetch-site': 'cross-site' }], [{ 'sec-fetch-site': 'same-origin' }], [{ origin: 'https://evil.example' }], [{ origin: 'null' }]])(
    'refuses pages even with the token: %j',
    async (headers: Record<string, string>) => {
      const response = await (await routeWith(token))(request({ ...headers, authorization: `Bearer ${token}` }), context)
      expect(response.status).toBe(403)
    },
  )
})
