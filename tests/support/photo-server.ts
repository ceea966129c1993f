import { EventEmitter } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { freePort } from './postgres'

const bucket = 'foto-aduan'
// The one account that this server knows.
const account = 'S3RVER'

/** An S3-compatible store on the loopback, with one bucket. */
export interface PhotoServer {
  /** As MEDIA_URL. */
  mediaUrl: string
  /** Address of the bucket for callers without a key. */
  bucketUrl: string
  /** As after a crash: connections are refused, what was stored stays. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Resolves after so many further writes. */
  written(count: number): Promise<void>
  /** Stops it and throws away what it stored. */
  close(): Promise<void>
}

/** Starts the store of npm's `s3rver` over HTTP. */
export async function startPhotoServer(): Promise<PhotoServer> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-bucket-'))
  const port = await freePort()
  let running: Server | undefined
  const writes = new EventEmitter()

  async function start() {
    const store = new S3rver({
      directory,
      silent: true,
      allowMismatchedSignatures: false,
      configureBuckets: [{ name: bucket, configs: [] }],
    })
    await store.configureBuckets()
    running = createServer(store.callback())
    running.on('request', ({ method }, response) => {
      if (method === 'PUT') response.once('finish', () => writes.emit('write'))
    })
    await new Promise<void>((resolve) => running?.listen(port, '127.0.0.1', resolve))
  }

  async function stop() {
    const server = running
    running = undefined
    if (!server) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }

  await start()
  return {
    mediaUrl: `s3://${account}:${account}@127.0.0.1:${port}/${bucket}?ssl=false`,
    bucketUrl: `http://127.0.0.1:${port}/${bucket}`,
    start,
    stop,
    written: (count) =>
      new Promise((resolve) => {
        let missing = count
        const countDown = () => {
          missing -= 1
          if (missing > 0) return
          writes.off('write', countDown)
          resolve()
        }
        writes.on('write', countDown)
      }),
    async close() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
