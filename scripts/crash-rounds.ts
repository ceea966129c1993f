import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { directPortal, workerFlag } from '@/tests/crash/direct-portal'
import { runDirectWorker } from '@/tests/crash/direct-worker'
import { httpPortal } from '@/tests/crash/http-portal'
import { runCrashRounds } from '@/tests/crash/rounds'

const usage = 'usage: crash-rounds [rounds, default 100] [--direct]'
const directFlag = '--direct'
const here = fileURLToPath(import.meta.url)

/**
 * `node dist/crash-rounds.mjs [rounds] [--direct]`: kills the portal in the middle of its work and looks for what it had acknowledged.
 * Without `--direct` it runs the built server beside this file. Exit code 1 when anything acknowledged was lost.
 */
async function main(args: string[]): Promise<number> {
  const rounds = Number(args.find((arg) => !arg.startsWith('--')) ?? 100)
  if (!Number.isInteger(rounds) || rounds < 1 || args.some((arg) => arg.startsWith('--') && arg !== directFlag)) {
    console.error(usage)
    return 2
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-crash-'))
  const portal = args.includes(directFlag) ? directPortal(here, dataDir) : httpPortal(fileURLToPath(new URL('server.mjs', import.meta.url)), dataDir)
  try {
    const result = await runCrashRounds(portal, rounds, console.log)
    for (const fault of result.lost) console.error(fault)
    console.log(`rounds ${result.rounds}, acknowledged ${result.acknowledged}, unanswered and sent again ${result.retried}, lost ${result.lost.length}`)
    return result.lost.length > 0 ? 1 : 0
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (process.argv.includes(workerFlag)) await runDirectWorker()
else process.exitCode = await main(process.argv.slice(2))
