import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export interface Network {
  /** The portal's address through this network. */
  origin: string
  /** From now on every connection is refused, and open ones are gone. */
  cut(): Promise<void>
  restore(): Promise<void>
  /** From now on nothing goes through, and no connection is refused either. */
  stall(): Promise<void>
}

/**
 * A network of its own between browser and portal that can be cut for real. Chromium's emulation of one is lost on pages that a service
 * worker has answered: they call themselves online, and some of what they ask for goes through.
 */
export async function openNetwork(target: string): Promise<Network> {
  const { hostname, port: targetPort } = new URL(target)
  const sockets = new Set<Socket>()
  const drop = (socket: Socket) => {
    sockets.delete(socket)
    socket.destroy()
  }
  let isStalled = false
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((near) => {
      if (isStalled) {
        sockets.add(near)
        near.on('error', () => drop(near)).on('close', () => sockets.delete(near))
        return
      }
      const far = connect(Number(targetPort), hostname)
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket)
        socket.pipe(other)
        socket.on('error', () => drop(socket)).on('close', () => drop(other))
      }
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  let server = await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async cut() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) drop(socket)
      await closed
    },
    async stall() {
      isStalled = true
      for (const socket of sockets) drop(socket)
    },
    async restore() {
      isStalled = false
      server = await listen(port)
    },
  }
}
