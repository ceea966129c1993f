// Runs every check of the project and ends with one line: "N passed, N failed". --fast leaves out what needs a server.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs'
import { prepare } from './prepare.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const isFast = process.argv.includes('--fast')
const reports = mkdtempSync(join(tmpdir(), 'portal-tests-'))
const binary = (path) => join(root, 'node_modules', path)
const total = { passed: 0, failed: 0 }
/** What failed, told again at the end: the rest may be thousands of lines. */
const failures = []

const run = (title, args, env = {}) =>
  new Promise((resolve) => {
    const started = Date.now()
    console.log(`\n== ${title}`)
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => {
      console.log(`== ${title}: ${code === 0 ? 'ok' : 'failed'} (${Math.round((Date.now() - started) / 1000)} s)`)
      resolve(code === 0)
    })
  })

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** A runner's own counts; a runner that failed without a failed test (crash, no report, no test) counts as one failure. */
const add = (isOk, passed, failed) => {
  total.passed += passed
  total.failed += isOk && passed > 0 ? failed : Math.max(failed, 1)
}

async function check(title, args) {
  const isOk = await run(title, args)
  add(isOk, isOk ? 1 : 0, isOk ? 0 : 1)
  if (!isOk) failures.push(title)
}

async function vitest(title, projects) {
  const file = join(reports, `${title.replaceAll(' ', '-')}.json`)
  const selected = projects.flatMap((project) => ['--project', project])
  const isOk = await run(title, [binary('vitest/vitest.mjs'), 'run', ...selected, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], {
    NODE_ENV: 'test',
  })
  const report = readReport(file)
  failures.push(...failedInVitest(report))
  add(isOk && report !== null, report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0))
}

async function playwright(title) {
  const file = join(reports, 'playwright.json')
  const isOk = await run(title, [binary('@playwright/test/cli.js'), 'test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const report = readReport(file)
  const stats = report?.stats
  failures.push(...failedInPlaywright(report))
  // A skipped test is a test that proves nothing: it counts as failed. A flaky one passed on its repeat and is reported by the runner.
  add(isOk && stats !== undefined, (stats?.expected ?? 0) + (stats?.flaky ?? 0), (stats?.unexpected ?? 0) + (stats?.skipped ?? 0))
}

await prepare(isFast ? { installOnly: true } : { withTestTools: true })

await check('types', [binary('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json'])
await check('lint', [binary('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'])
await vitest('unit tests', ['node', 'node, settings', 'browser', 'browser, mocking'])
if (!isFast) {
  await vitest('API conformance', ['api'])
  await playwright('end to end')
}

rmSync(reports, { recursive: true, force: true })
for (const failure of failures) console.log(`\nfailed: ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
