import { parseArgs } from 'node:util'
import { openAdapter } from './adapters/open311/adapter'
import { AccessError } from './adapters/open311/caller'
import { ConfigError, readConfig } from './adapters/open311/config'
import { runAdapter, runRound } from './adapters/open311/rounds'

const usage = 'usage: adapter open311 --config <file> [--once]'

/** What was written behind `adapter`; null when it is written wrongly. */
function given(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { config: { type: 'string' }, once: { type: 'boolean', default: false } },
    })
    const isKnown = positionals.length === 1 && positionals[0] === 'open311'
    return isKnown && values.config !== undefined
      ? { config: values.config, isOnce: values.once }
      : null
  } catch {
    return null
  }
}

/**
 * `npm run adapter -- open311 --config <file>`: carries complaints and their steps between this portal and another one until SIGTERM; with
 * `--once` for one round. @returns exit code: 1 when a portal was not there for that round or does not let the adapter in, 2 for wrong use
 */
async function main(args: string[]): Promise<0 | 1 | 2> {
  const wanted = given(args)
  if (!wanted) {
    console.error(usage)
    return 2
  }
  const stop = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort())
  try {
    const adapter = await openAdapter(await readConfig(wanted.config))
    if (wanted.isOnce) return (await runRound(adapter, stop.signal)) ? 0 : 1
    await runAdapter(adapter, stop.signal)
    return 0
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof AccessError)) throw error
    console.error(error.message)
    return error instanceof ConfigError ? 2 : 1
  }
}

process.exitCode = await main(process.argv.slice(2))
