// Runs every check of the project and ends with one line: "N passed, N failed".
//   --check            types, lint and the unit tests nearest to the change: no server, no browser, about a minute
//   --changed[=REV]    of each part only what the change touches; the change is all since REV, or what is not committed yet
import { spawn } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changesSince, projectFiles } from './changes.mjs'
import { nearestTests } from './nearest-tests.mjs'
import { isBuildInput, prepare } from './prepare.mjs'
import {
  failedInPlaywright,
  failedInVitest,
  slowestInPlaywright,
  slowestInVitest,
} from './test-reports.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const slowestCount = 10
const argument = process.argv.find((arg) => /^--(check|changed)(=|$)/.test(arg))
const isCheck = argument?.startsWith('--check') ?? false
const changes = argument === undefined ? null : changesSince(argument.split('=')[1])

/** Databases and browsers of the tests live in memory where there is enough: none of them has to outlive a power cut. */
const memory = { folder: '/dev/shm', leastBytes: 4 * 1024 ** 3 }
function temporaryFolder() {
  try {
    accessSync(memory.folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory.folder)
    return bavail * bsize >= memory.leastBytes ? memory.folder : tmpdir()
  } catch {
    return tmpdir()
  }
}

const folder = mkdtempSync(join(temporaryFolder(), 'portal-tests-'))
// PostgreSQL runs as a user of its own and has to get to its folder in here.
chmodSync(folder, 0o711)
const binary = (path) => join(root, 'node_modules', path)
const total = { passed: 0, failed: 0 }
/** Printed at the end, because the output may be thousands of lines: failures and the slowest tests. @type {string[]} */
const failures = []
/** @type {string[]} */
const slowest = []

const run = (title, args, env = {}) =>
  new Promise((resolve) => {
    const started = Date.now()
    console.log(`\n== ${title}`)
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TMPDIR: folder, ...env },
    })
    // A build that fails ends everything.
    const stop = () => child.kill()
    process.once('exit', stop)
    child.on('close', (code) => {
      process.off('exit', stop)
      const line = `== ${title}: ${code === 0 ? 'ok' : 'failed'} (${Math.round((Date.now() - started) / 1000)} s)`
      console.log(line)
      slowest.push(line)
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

/**
 * A runner's own counts; one that failed without a failed test (crash, no report, no test where there must be some) counts as one failure.
 */
const add = (isOk, passed, failed) => {
  total.passed += passed
  total.failed += isOk && (passed > 0 || changes !== null) ? failed : Math.max(failed, 1)
}

const addSlowest = (files) =>
  slowest.push(...files.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`))

async function check(title, args) {
  const isOk = await run(title, args)
  add(isOk, isOk ? 1 : 0, isOk ? 0 : 1)
  if (!isOk) failures.push(title)
}

async function vitest(title, projects, touched = changes ? ['--changed', changes.since] : []) {
  const file = join(folder, `${title.replaceAll(' ', '-')}.json`)
  const selected = projects.flatMap((project) => ['--project', project])
  const isOk = await run(
    title,
    [
      binary('vitest/vitest.mjs'),
      'run',
      ...selected,
      ...touched,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    {
      NODE_ENV: 'test',
    },
  )
  const report = readReport(file)
  failures.push(...failedInVitest(report))
  addSlowest(slowestInVitest(report, slowestCount))
  add(
    isOk && (report !== null || changes !== null),
    report?.numPassedTests ?? 0,
    (report?.numFailedTests ?? 0) + (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  )
}

async function playwright(title, args = []) {
  const file = join(folder, `${title.replaceAll(' ', '-')}.json`)
  const isOk = await run(
    title,
    [binary('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
  const report = readReport(file)
  const stats = report?.stats
  failures.push(...failedInPlaywright(report))
  addSlowest(slowestInPlaywright(report, slowestCount))
  // A skipped test is a test that proves nothing: it counts as failed.
  add(
    isOk && stats !== undefined,
    stats?.expected ?? 0,
    (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0),
  )
}

/** Most test files of a quick run. The rest is listed, and left to `npm test`. */
const checkedFiles = 45
async function nearestUnitTests({ paths }) {
  const files = projectFiles()
  const touched = nearestTests(paths, files, (path) =>
    readFileSync(join(root, path), 'utf8'),
  ).filter((path) => !path.startsWith('tests/'))
  // What holds for the whole tree reads its folders and imports nothing of what changed; all of it takes a few seconds.
  const ofTree = files.filter((path) => /^tests\/unit\/.*\.test\.tsx?$/.test(path))
  await vitest('unit tests', unitProjects, [...touched.slice(0, checkedFiles), ...ofTree])
  if (touched.length > checkedFiles)
    slowest.push(
      `== the nearest ${checkedFiles} of ${touched.length} test files that this touches; npm test runs all`,
    )
}

/** Specs run on the built product, so the affected ones are unknown: the crawl covers every page. */
async function playwrightOfChange({ since, paths }) {
  await playwright('end to end, changed specs', [`--only-changed=${since}`, '--pass-with-no-tests'])
  if (paths.some(isBuildInput)) await playwright('end to end, every page', ['crawl'])
}

const unitProjects = ['node', 'node, settings', 'browser', 'browser, mocking']
const checkCode = () =>
  Promise.all([
    // From nothing: what it remembers of a run keeps errors about a message after its key was added.
    check('types', [
      binary('typescript/bin/tsc'),
      '--noEmit',
      '--incremental',
      'false',
      '-p',
      'tsconfig.json',
    ]),
    check('lint', [binary('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']),
    check('format', [binary('oxfmt/bin/oxfmt'), '--check', '.']),
    check('unused code', [binary('knip/bin/knip.js'), '--no-progress']),
  ])

await prepare({ installOnly: true, withTestTools: !isCheck })
if (isCheck) {
  await checkCode()
  await nearestUnitTests(changes)
} else {
  // Unit tests need no build, which for a part of its time has work for one processor only. Types are checked after it: it writes some.
  await Promise.all([vitest('unit tests', unitProjects), prepare().then(checkCode)])
  await vitest('API conformance', ['api'])
  await (changes ? playwrightOfChange(changes) : playwright('end to end'))
}

rmSync(folder, { recursive: true, force: true })
console.log(`\n${slowest.join('\n')}`)
for (const failure of failures) console.log(`\nfailed: ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
