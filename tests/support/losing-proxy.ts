import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LosingProxy {
  url: string
  /** The next answer to this method and path arrives, but not at whoever asked. */
  lose(call: string): void
  /** Method and path of everything that was passed on. */
  passed: string[]
  close(): Promise<void>
}

/** Passes everything on to a server of the loopback and loses answers on request, as a network does in the worst moment. */
export async function startLosingProxy(target: string): Promise<LosingProxy> {
  const passed: string[] = []
  let losing: string | null = null
  const server = createServer((request, response) => {
    const call = `${request.method ?? ''} ${request.url ?? ''}`
    passed.push(call)
    const onward = ask(
      new URL(request.url ?? '/', target),
      { method: request.method, headers: request.headers, agent: false },
      (upstreamResponse) => {
        if (call !== losing) {
          response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers)
          upstreamResponse.pipe(response)
          return
        }
        losing = null
        upstreamResponse.resume().on('end', () => request.socket.destroy())
      },
    )
    onward.on('error', () => request.socket.destroy())
    request.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    lose: (call) => (losing = call),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
