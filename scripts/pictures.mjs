// Takes the pictures anew that the crawl compares pages with, of a fresh build: those that no longer match are written, and git shows them.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { prepare } from './prepare.mjs'

await prepare()
const playwright = fileURLToPath(
  new URL('../node_modules/@playwright/test/cli.js', import.meta.url),
)
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', 'crawl', '--grep=@picture', '--update-snapshots'],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
