// Builds the product: Next's pages, the server and command bundles, compressed static files and the list of parts (SBOM).
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { compiledAhead } from './compile-hints.mjs'
import { forOlderBrowsers } from './older-styles.mjs'
import { rewriteFiles } from './rewrite-files.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')

const next = spawnSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
})
if (next.status !== 0) process.exit(1)
// Before anything reads what Next has written: the worker lists these files, and they are compressed below.
const chunks = join(root, '.next', 'static', 'chunks')
rewriteFiles(chunks, '.js', compiledAhead)
rewriteFiles(chunks, '.css', forOlderBrowsers)

const programs = [
  'server.ts',
  'scripts/portal.ts',
  'scripts/adapter.ts',
  'scripts/bench.ts',
  'scripts/crash-rounds.ts',
  'scripts/bench/load-run.ts',
  'scripts/bench/fault-run.ts',
  'lib/server/http/static/compressed-forms.ts',
  'lib/server/http/static/shell-manifest.ts',
]
const isPackage = (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@/')
/**
 * Packages that come as some hundred small modules, which Node looks for and reads one by one: half a second of every start and command.
 * The others stay in node_modules.
 */
const ofManyFiles = /^(kysely|zod|@asteasolutions\/zod-to-openapi|hono|jose|diff)(\/|$)/
const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(programs.map((path) => [path.replace(/^.*\/|\.ts$/g, ''), path])),
  platform: 'node',
  external: (id) => isPackage(id) && !ofManyFiles.test(id),
  tsconfig: join(root, 'tsconfig.json'),
})
await bundle.write({
  dir: dist,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: 'chunks/[name]-[hash].mjs',
  cleanDir: true,
})
await bundle.close()

// The service worker knows by name what Next has just built. OFFLINE_FORM=off builds one that removes itself from every device.
const isRetired = process.env.OFFLINE_FORM === 'off'
const { shellManifest } = await import(join(dist, 'shell-manifest.mjs'))
const { offlineFiles, formFiles } = isRetired
  ? { offlineFiles: [], formFiles: [] }
  : await shellManifest(root)
const worker = await rolldown({
  cwd: root,
  input: { 'service-worker': `lib/offline/worker/${isRetired ? 'retired' : 'service'}-worker.ts` },
  platform: 'browser',
  tsconfig: join(root, 'tsconfig.json'),
  transform: {
    define: {
      'self.offlineFiles': JSON.stringify(offlineFiles),
      'self.formFiles': JSON.stringify(formFiles),
      'process.env.NODE_ENV': '"production"',
    },
  },
})
await worker.write({
  dir: join(dist, 'worker'),
  format: 'iife',
  entryFileNames: '[name].js',
  minify: true,
})
await worker.close()

const { writeCompressedForms } = await import(join(dist, 'compressed-forms.mjs'))
await writeCompressedForms(
  [join(root, '.next', 'static'), join(root, 'public'), join(dist, 'worker')],
  join(dist, 'compressed'),
)

mkdirSync(dist, { recursive: true })
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
const sbom = spawnSync(
  npm[0],
  [...npm.slice(1), 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
if (sbom.status === 0) writeFileSync(join(dist, 'sbom.json'), sbom.stdout)
else console.warn('The list of parts (dist/sbom.json) could not be written by npm sbom.')
