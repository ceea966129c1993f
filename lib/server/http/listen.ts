import { randomBytes } from 'node:crypto'
import { createServer, ServerResponse, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { ServerLog } from './access-log'
import { plainAddress } from './request-context'
import { knownMethodsAllow } from './entry'
import { problemResponse, type ProblemStatus } from './problems'
import type { SecurityContext } from './security/security-headers'

/** Source: security rules, section 2. Times in milliseconds. */
const limits = {
  headerMaxBytes: 16_384,
  headersMs: 15_000,
  // The longest allowed request is an upload; reading other bodies has shorter limits of its own.
  requestMs: 60_000,
  keepAliveMs: 5_000,
  // An idle connection; longer than the longest wait for a render.
  silentMs: 35_000,
  checkEveryMs: 2_000,
  connections: 1_000,
} as const

const statusByCode: Record<string, ProblemStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_INVALID_METHOD: 405,
}
const reasons: Partial<Record<ProblemStatus, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
}

const hasSentHeaders = (socket: Socket) => {
  const current: unknown = Reflect.get(socket, '_httpMessage')
  return current instanceof ServerResponse && current.headersSent
}

/** Responds to requests that Node's parser refused, with the same headers as all responses. */
async function respondRaw(
  socket: Socket,
  status: ProblemStatus,
  context: SecurityContext,
  log: ServerLog,
) {
  if (!socket.writable || hasSentHeaders(socket)) {
    socket.destroy()
    return
  }
  const problem = await problemResponse(status, context, {
    isApi: false,
    ...(status === 405 && { allow: knownMethodsAllow }),
  })
  const head = problem.heads.identity ?? []
  const lines = Array.from(
    { length: head.length / 2 },
    (_, at) => `${head[at * 2]}: ${head[at * 2 + 1]}`,
  )
  socket.on('error', () => undefined)
  const id = randomBytes(8).toString('hex')
  const statusLine = `HTTP/1.1 ${status} ${reasons[status] ?? 'Bad Request'}`
  socket.end(
    [
      statusLine,
      ...lines,
      `X-Request-Id: ${id}`,
      'Connection: close',
      '',
      problem.bodies.identity.toString('utf8'),
    ].join('\r\n'),
  )
  log.access({
    id,
    method: 'other',
    route: '-',
    status,
    durationMs: 0,
    clientIp: plainAddress(socket.remoteAddress ?? '0.0.0.0'),
  })
}

/** A server with the limits that apply before the entry sees a request. */
export function createLimitedServer(
  handle: RequestListener,
  context: SecurityContext,
  log: ServerLog,
): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headerMaxBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      noDelay: true,
      // The entry refuses a missing Host itself: Node's own response lacks the security headers.
      requireHostHeader: false,
    },
    handle,
  )
  server.maxConnections = limits.connections
  server.timeout = limits.silentMs
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy()
    else void respondRaw(socket as Socket, statusByCode[error.code ?? ''] ?? 400, context, log)
  })
  server.on('connect', (_request, socket) => void respondRaw(socket as Socket, 405, context, log))
  // The body reader sends 100 Continue once the announced length is acceptable.
  server.on('checkContinue', handle)
  server.on('checkExpectation', (request) => void respondRaw(request.socket, 417, context, log))
  return server
}

/** Host or port cannot be used; the message is one line for the operator. */
export class ListenError extends Error {
  override name = 'ListenError'
}

/** @returns the port listened on, also for port 0. @throws ListenError */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is already in use; stop the other program or choose another port with the setting PORT`
          : `Cannot listen on ${host}:${port} (${error.code ?? 'unknown reason'}); check the settings HOST and PORT`
      reject(new ListenError(why))
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
