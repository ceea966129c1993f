import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { stopChild, type Target } from './processes'

/** Argument that turns the bench program into the bare server. */
export const bareFlag = '--bare-node'

/** Bytes to serve under a path, as text because they travel between processes. */
export interface BareResponse {
  path: string
  contentType: string
  encoding: string
  base64: string
}

const areResponses = (message: unknown): message is BareResponse[] => Array.isArray(message)

/** Serves fixed bytes with nothing around them: the most that one Node process can do. */
export function runBareServer() {
  process.once('message', (message: unknown) => {
    if (!areResponses(message)) return
    const responses = new Map(
      message.map(({ path, contentType, encoding, base64 }) => [
        path,
        { contentType, encoding, body: Buffer.from(base64, 'base64') },
      ]),
    )
    const server = createServer((request, response) => {
      const found = responses.get(request.url ?? '')
      if (!found) {
        response.writeHead(404).end()
        return
      }
      const { contentType, encoding, body } = found
      response.writeHead(200, [
        'Content-Type',
        contentType,
        ...(encoding === '' ? [] : ['Content-Encoding', encoding]),
        'Content-Length',
        String(body.byteLength),
      ])
      response.end(body)
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      process.send?.(typeof address === 'object' && address ? address.port : 0)
    })
  })
  process.once('disconnect', () => process.exit(0))
}

/** Starts the bare server in a process of its own. */
export async function startBareNode(
  program: string,
  responses: readonly BareResponse[],
): Promise<Target> {
  const child = fork(program, [bareFlag], { env: { NODE_ENV: 'production' } })
  child.send([...responses])
  const [port]: unknown[] = await once(child, 'message')
  if (typeof port !== 'number' || port === 0) throw new Error('the bare server did not start')
  return {
    name: 'bare node',
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    stop: () => stopChild(child),
  }
}
