import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '@/lib/server/http/listen'
import type { Metrics } from './metrics'

const idleTimeoutMs = 10_000

/** Serves `/metrics` on a separate, non-public address. @throws ListenError */
export async function serveMetrics(
  metrics: Metrics,
  port: number,
  host: string,
): Promise<{ port: number; close: () => void }> {
  async function handleRequest({ method }: IncomingMessage, response: ServerResponse) {
    const { contentType, body } = await metrics.text()
    response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
    response.end(method === 'HEAD' ? undefined : body)
  }
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || request.url !== '/metrics') {
      response.writeHead(isRead ? 404 : 405, { 'Content-Length': '0' }).end()
      return
    }
    handleRequest(request, response).catch(() => response.writeHead(500).end())
  })
  server.timeout = idleTimeoutMs
  server.maxConnections = 16
  const bound = await listen(server, port, host)
  return {
    port: bound,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
