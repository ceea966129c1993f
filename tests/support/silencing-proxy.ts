import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SilencingProxy {
  /** The address of the target, but through the proxy. */
  url: string
  /** From now on nothing is passed on, and no connection closed: as behind a cable that was pulled. */
  silence(): void
  /** The same for the connections that there are; new ones are passed on: as behind a firewall that has lost its table. */
  forget(): void
  /** Passes on what it held, of connections that still exist, and everything after it. */
  speak(): void
  /** How many pieces of data wait for the end of the silence. */
  held(): number
  close(): Promise<void>
}

/** Passes bytes on to a server on the loopback until it is told to fall silent. */
export async function startSilencingProxy(target: string): Promise<SilencingProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const forgotten = new WeakSet<Socket>()
  let isSilent = false
  let waiting: (() => void)[] = []

  function passOn(from: Socket, to: Socket) {
    sockets.add(from)
    from.on('data', (piece) => {
      if (forgotten.has(from)) return
      const write = () => void (to.destroyed || to.write(piece))
      if (isSilent) waiting.push(write)
      else write()
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  const server = createServer((caller) => {
    const callee = connect(Number(port), hostname)
    passOn(caller, callee)
    passOn(callee, caller)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: Object.assign(new URL(target), { port: (server.address() as AddressInfo).port }).href,
    silence: () => void (isSilent = true),
    forget() {
      for (const socket of sockets) forgotten.add(socket)
    },
    speak() {
      isSilent = false
      for (const write of waiting) write()
      waiting = []
    },
    held: () => waiting.length,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
