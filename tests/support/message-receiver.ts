import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ReceivedMessage {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** An answer with this status and these headers, or none at all. */
export type Mood = { status: number; headers?: Record<string, string> } | 'silent'

export interface MessageReceiver {
  url: string
  messages: ReceivedMessage[]
  /** @param path answers calls to this path alone in another way */
  setMood(mood: Mood, path?: string): void
  /** Hangs up on everybody who still waits. */
  release(): void
  close(): Promise<void>
}

/** A receiver of posted messages on the loopback; takes everything with 204 until told otherwise. */
export async function startMessageReceiver(): Promise<MessageReceiver> {
  const messages: ReceivedMessage[] = []
  const moods = new Map<string, Mood>()
  const waiting = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const path = request.url ?? ''
      messages.push({ path, headers: request.headers, body: Buffer.concat(pieces) })
      const mood = moods.get(path) ?? moods.get('') ?? { status: 204 }
      if (mood === 'silent') waiting.add(response)
      else response.writeHead(mood.status, mood.headers).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const release = () => {
    for (const response of waiting) response.destroy()
    waiting.clear()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    setMood: (mood, path = '') => void moods.set(path, mood),
    release,
    async close() {
      release()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
