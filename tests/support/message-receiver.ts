import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedMessage {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** An answer with this status and headers, at once or after a while; one whose body never ends; none; or a cut connection. Also by the message. */
export type Mood =
  | { status: number; headers?: Record<string, string>; afterMs?: number }
  | 'silent'
  | 'endless'
  | 'cut'
  | ((message: ReceivedMessage) => Mood)

export interface MessageReceiver {
  url: string
  messages: ReceivedMessage[]
  /** @param path answers calls to this path alone in another way */
  setMood(mood: Mood, path?: string): void
  /** Hangs up on everybody who still waits. */
  release(): void
  close(): Promise<void>
}

const chunk = Buffer.alloc(65_536)

function writeOn(response: ServerResponse) {
  while (!response.destroyed && response.write(chunk));
  response.once('drain', () => writeOn(response))
}

/** A receiver of posted messages on the loopback; takes everything with 204 until told otherwise. */
export async function startMessageReceiver(): Promise<MessageReceiver> {
  const messages: ReceivedMessage[] = []
  const moods = new Map<string, Mood>()
  const waiting = new Set<ServerResponse>()
  function answer(mood: Mood, message: ReceivedMessage, response: ServerResponse) {
    if (typeof mood === 'function') return answer(mood(message), message, response)
    if (mood === 'silent') return void waiting.add(response)
    if (mood === 'cut') return void response.destroy()
    if (mood === 'endless') return writeOn(response.writeHead(200))
    const { status, headers, afterMs } = mood
    const end = () => response.writeHead(status, headers).end()
    if (afterMs === undefined) end()
    else setTimeout(end, afterMs)
  }
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const path = request.url ?? ''
      const message = { path, headers: request.headers, body: Buffer.concat(pieces) }
      messages.push(message)
      answer(moods.get(path) ?? moods.get('') ?? { status: 204 }, message, response)
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
