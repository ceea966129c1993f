import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bundleProgram } from '../support/bundle'

let program: Promise<string> | undefined

/** A process that tells receivers of events. */
export interface EventProcess {
  /** Ends it as a crash would. */
  kill: () => void
  gone: Promise<unknown>
}

/** Starts one on a database, with exactly these settings. */
export async function startEventProcess(settings: Record<string, string>): Promise<EventProcess> {
  const file = await (program ??= bundleProgram('tests/api/event-process.ts'))
  const child = spawn(process.execPath, [file], {
    env: { ...settings, NODE_ENV: 'test' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { kill: () => void child.kill('SIGKILL'), gone: once(child, 'exit') }
}
