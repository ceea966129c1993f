// Prepares the checkout, then runs a built program in this very process, so that signals reach it: node scripts/run.mjs server
import nodeModules from 'node:module'
import { fileURLToPath } from 'node:url'
import { beginWithMemorySettings } from './memory-settings.mjs'
import { prepare } from './prepare.mjs'

const programs = ['server', 'bench', 'portal', 'adapter']
const [program, ...args] = process.argv.slice(2)
if (!programs.includes(program)) {
  console.error(`usage: node scripts/run.mjs ${programs.join('|')}`)
  process.exit(2)
}
if (program === 'server') beginWithMemorySettings()
// What an operator's command prints is its own output and nothing else.
await prepare({ quiet: program === 'portal' })
process.env.NODE_ENV ??= 'production'
// npm runs a command through a shell and on SIGTERM ends the shell alone. Whoever lost that parent is meant to end as well;
// without this `kill` of npm start would leave the server on its port.
if (['server', 'adapter'].includes(program) && process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 500).unref()
}
// Node's compile cache beside the program (from Node 22.1 on); a build clears it. Not used when the folder is read-only.
if (program === 'server' && !process.env.NODE_COMPILE_CACHE)
  nodeModules.enableCompileCache?.(fileURLToPath(new URL('../dist/code-cache', import.meta.url)))
process.argv = [process.argv[0], program, ...args]
await import(`../dist/${program}.mjs`)
