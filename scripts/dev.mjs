// Development server: installs when needed, then Next's own watcher. On localhost by name, because Next takes a rewrite to
// any other name of this machine for a foreign host.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepare } from './prepare.mjs'

await prepare({ installOnly: true })
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const child = spawn(
  process.execPath,
  [join(root, 'node_modules/next/dist/bin/next'), 'dev', '-H', 'localhost'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
