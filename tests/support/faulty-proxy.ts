import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A status in the portal's place, or `hold`: the portal does what it is asked, and its answer never comes. */
type Fault = { status: number; headers?: Record<string, string> } | 'hold'

export interface FaultyProxy {
  url: string
  /** Method and path of every call that reached it. */
  calls: string[]
  /** Answers calls whose method and path match in this way until `heal`. @returns resolves when the portal has answered a held call */
  fault(call: RegExp, fault: Fault): Promise<void>
  heal(): void
  /** Refuses connections, until it is back on the same port. */
  leave(): Promise<void>
  comeBack(): Promise<void>
  close(): Promise<void>
}

/** Forwards everything to a server on the loopback, as long as nothing is wrong. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const calls: string[] = []
  let present: { call: RegExp; fault: Fault; onHeld: () => void } | null = null
  const server = createServer((request, response) => {
    const call = `${request.method ?? ''} ${request.url ?? ''}`
    calls.push(call)
    const met = present?.call.test(call) ? present : null
    if (met && met.fault !== 'hold') {
      request.resume()
      response.writeHead(met.fault.status, met.fault.headers).end()
      return
    }
    const onward = ask(
      new URL(request.url ?? '/', target),
      { method: request.method, headers: request.headers, agent: false },
      (answer) => {
        if (met) {
          answer.resume().on('end', met.onHeld)
          return
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.on('error', () => request.socket.destroy())
    request.pipe(onward)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const leave = async () => {
    const gone = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await gone
  }
  const port = await listen(0)
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    fault: (call, fault) =>
      new Promise((resolve) => {
        present = { call, fault, onHeld: resolve }
        if (fault !== 'hold') resolve()
      }),
    heal: () => void (present = null),
    leave,
    comeBack: async () => void (await listen(port)),
    close: leave,
  }
}
