import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

type Responder = (response: ServerResponse, flagsOn: readonly string[]) => void

const json = { 'content-type': 'application/json' }
const asToggle = (name: string) => ({
  name,
  enabled: true,
  variant: { name: 'disabled', enabled: false, feature_enabled: true },
  impressionData: false,
})
const list = (flagsOn: readonly string[]) => JSON.stringify({ toggles: flagsOn.map(asToggle) })

/** Ways in which a flag service may answer. */
const unleashMoods = {
  good: (response, flagsOn) => response.writeHead(200, { ...json, etag: '"1"' }).end(list(flagsOn)),
  broken: (response) => response.writeHead(500, json).end('{"name":"InternalError"}'),
  closed: (response) => response.writeHead(401, json).end('{}'),
  silent: () => undefined,
  hangingUp: (response) => response.destroy(),
  garbage: (response) => response.writeHead(200, json).end('<html>maintenance</html>'),
  otherShape: (response) =>
    response.writeHead(200, json).end('{"toggles":{"strategicProgramPreview":true}}'),
  tooBig: (response, flagsOn) =>
    response.writeHead(200, json).end(list(flagsOn).padEnd(300_000, ' ')),
  elsewhere: (response) => response.writeHead(302, { location: '/api/frontend?moved=1' }).end(),
} as const satisfies Record<string, Responder>
export type UnleashMood = keyof typeof unleashMoods

/** Starts a server on the loopback that speaks the front-end interface of Unleash: flags that are off are not in its list. */
export async function startUnleashStub(clientKey: string) {
  let [mood, flagsOn]: [UnleashMood, readonly string[]] = ['good', []]
  const requests: URL[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub')
    requests.push(url)
    if (url.pathname !== '/api/frontend' || request.headers.authorization !== clientKey)
      return response.writeHead(401).end()
    return unleashMoods[mood](response, flagsOn)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    /** What UNLEASH_PROXY_URL is set to. */
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/frontend`,
    requests,
    /** From now on answers like this, with these flags on. */
    feel(next: UnleashMood, on: readonly string[] = flagsOn) {
      mood = next
      flagsOn = on
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
