import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { complaintReceipt, uploadResponse } from '@/lib/schemas/complaints'
import { type PortalProcess, Refused, type StoragePlace } from './portal-process'

const response = z.object({
  id: z.number(),
  value: z.unknown().optional(),
  refusal: z.string().optional(),
})
type WorkerResponse = z.output<typeof response>

/** The built crash script, for tests; it has to be built as the portal has. */
export const crashProgram = join(process.cwd(), 'dist', 'crash-rounds.mjs')
/** Argument that turns the crash script into the process behind this one; see `direct-worker.ts`. */
export const workerFlag = '--worker'

/**
 * The embedded backend alone in a child process, without HTTP and Next: many more writes per second, so more crashes in the middle of one.
 * @param script bundled crash script that starts the worker when given `--worker`
 */
export function directPortal(
  script: string,
  { dataDir, databaseUrl = '' }: StoragePlace,
): PortalProcess {
  let child: ChildProcess | undefined
  let lastId = 0
  const waiting = new Map<
    number,
    { resolve: (response: WorkerResponse) => void; reject: (error: Error) => void }
  >()

  function settleAll() {
    for (const { reject } of waiting.values()) reject(new Error('the process is gone'))
    waiting.clear()
  }

  async function call(operation: string, ...args: unknown[]): Promise<unknown> {
    const id = (lastId += 1)
    const received = await new Promise<WorkerResponse>((resolve, reject) => {
      if (!child?.stdin?.writable) return reject(new Error('the process is gone'))
      waiting.set(id, { resolve, reject })
      child.stdin.write(`${JSON.stringify({ id, operation, args })}\n`)
    })
    if (received.refusal !== undefined) throw new Refused(`${operation}: ${received.refusal}`)
    return received.value
  }

  return {
    start: async () => {
      const settings = {
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        MIN_FREE_BYTES: '0',
      } as const
      const started = spawn(process.execPath, [script, workerFlag], {
        env: settings,
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      child = started
      // Writing into a killed process fails; the calls themselves report that.
      started.stdin.on('error', () => undefined)
      started.on('exit', settleAll)
      createInterface({ input: started.stdout }).on('line', (line) => {
        // The last line of a killed process may be cut: as good as never sent.
        const parsed = line.endsWith('}') ? response.safeParse(JSON.parse(line)) : null
        if (!parsed?.success) return
        waiting.get(parsed.data.id)?.resolve(parsed.data)
        waiting.delete(parsed.data.id)
      })
      await call('ready')
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
    upload: async (formToken) => uploadResponse.parse(await call('upload', formToken)),
    create: async (request, key) => complaintReceipt.parse(await call('create', request, key)),
    count: async () => z.number().parse(await call('count')),
    isComplete: async (receipt) =>
      z.boolean().parse(await call('isComplete', receipt.complaint_number, receipt.secret)),
  }
}
