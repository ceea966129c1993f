// Makes a fresh or changed checkout ready to run: dependencies and build, each only when missing or stale.
// Plain Node without dependencies, because it runs before there are any. Called by the commands themselves and not as npm's
// "pre" scripts: .npmrc switches install scripts off, and npm then leaves out every pre script as well.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
let isQuiet = false
const say = (text) => {
  if (!isQuiet) console.log(text)
}
const fail = (text) => {
  console.error(text)
  process.exit(1)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`Portal Jabar needs Node 20.19 or newer; this is ${process.versions.node}.`)

const digest = (parts) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex')

function* filesUnder(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name))
}

// Everything the build reads. Tests are left out: a changed test needs no new build. Seed content is read at run time.
const sources = [
  'app',
  'components',
  'features',
  'lib',
  'messages',
  'public',
  'styles',
  'scripts',
  'server.ts',
  'middleware.ts',
  'instrumentation.ts',
]
const settings = [
  'next.config.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]
const seedContent = join('lib', 'server', 'seed', 'content')
/** Whether a change of this file, given from the project's folder, makes a new build necessary. */
export const isBuildInput = (path) =>
  [...sources, ...settings].some((name) => path === name || path.startsWith(`${name}/`)) &&
  !/\.test\.tsx?$/.test(path) &&
  !path.startsWith(seedContent)

const dependencyStamp = () =>
  digest([
    readFileSync(join(root, 'package-lock.json')),
    process.platform,
    process.arch,
    String(major),
  ])
const buildStamp = () => {
  const inputs = [...sources, ...settings]
    .flatMap((name) => [...filesUnder(join(root, name))])
    .map((path) => relative(root, path))
    .filter(isBuildInput)
  return digest(
    inputs.flatMap((path) => [path, readFileSync(join(root, path))]).concat(String(major)),
  )
}
const isFresh = (file, stamp) => existsSync(file) && readFileSync(file, 'utf8') === stamp

const run = (command, args, env = process.env) =>
  new Promise((resolve) => {
    const stdio = isQuiet ? ['ignore', 'ignore', 'inherit'] : 'inherit'
    const child = spawn(command, args, { cwd: root, env, stdio })
    const stop = () => child.kill()
    process.once('exit', stop)
    child.on('error', () => resolve(false))
    child.on('close', (code) => {
      process.off('exit', stop)
      resolve(code === 0)
    })
  })

function runNpm(args) {
  // A production environment would leave the build tools out; they are needed to build.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        ![
          'NODE_ENV',
          'npm_config_omit',
          'npm_config_ignore_scripts',
          'npm_config_production',
        ].includes(name),
    ),
  )
  return process.env.npm_execpath
    ? run(process.execPath, [process.env.npm_execpath, ...args], env)
    : run('npm', args, env)
}

/** One preparation at a time per checkout: a second start waits for the first, a lock of a dead process is taken over. */
async function withLock(work) {
  const lock = join(
    tmpdir(),
    `portal-jabar-prepare-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`,
  )
  const owner = join(lock, 'pid')
  const isAlive = (pid) => {
    try {
      return process.kill(pid, 0)
    } catch (error) {
      return error.code === 'EPERM'
    }
  }
  let hasSaidWaiting = false
  for (;;) {
    try {
      mkdirSync(lock)
      writeFileSync(owner, String(process.pid))
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const pid = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : 0
      const age = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0
      if (pid ? !isAlive(pid) : age > 5_000) rmSync(lock, { recursive: true, force: true })
      else {
        if (!hasSaidWaiting) say('Another preparation of this checkout is running; waiting for it.')
        hasSaidWaiting = true
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    }
  }
  const release = () => rmSync(lock, { recursive: true, force: true })
  const end = () => process.exit(1)
  process.on('exit', release)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
  await work()
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, end)
  process.off('exit', release)
  release()
}

async function installTestTools() {
  const postgres = () =>
    existsSync('/usr/lib/postgresql') &&
    readdirSync('/usr/lib/postgresql').some((version) =>
      existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
    )
  const chromium = () =>
    Boolean(process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) ||
    existsSync('/usr/bin/chromium-headless-shell')
  const nginx = () => existsSync('/usr/sbin/nginx')
  // The engine of every browser on an iPhone, and a screen for it.
  const webkit = () => existsSync('/usr/bin/WebKitWebDriver')
  const screen = () => existsSync('/usr/bin/Xvfb')
  const missing = () =>
    [
      !chromium() && 'chromium-headless-shell',
      !postgres() && 'postgresql',
      !nginx() && 'nginx',
      !webkit() && 'webkit2gtk-driver',
      !screen() && 'xvfb',
    ].filter(Boolean)
  if (missing().length === 0) return
  const canInstall =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (canInstall) {
    say(`Installing ${missing().join(' and ')} for the tests.`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], env)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing()], env)
  }
  if (missing().length > 0)
    fail(
      `The tests need Debian's package(s) ${missing().join(' and ')}: apt-get install ${missing().join(' ')} (or CHROMIUM_PATH for a browser elsewhere).`,
    )
}

/**
 * Installs and builds what is missing or stale; ends the process with one line when that fails.
 * @param {{ installOnly?: boolean, withTestTools?: boolean, quiet?: boolean }} options
 */
export async function prepare({ installOnly = false, withTestTools = false, quiet = false } = {}) {
  isQuiet = quiet
  await withLock(async () => {
    const dependencies = dependencyStamp()
    const dependencyFile = join(root, 'node_modules', '.portal-dependencies')
    if (!isFresh(dependencyFile, dependencies)) {
      say('Installing dependencies (npm ci).')
      if (!(await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'])))
        fail('npm ci failed; the lines above say why.')
      writeFileSync(dependencyFile, dependencies)
    }
    if (withTestTools) await installTestTools()
    if (installOnly) return
    const build = buildStamp()
    const buildFile = join(root, 'dist', '.portal-build')
    if (isFresh(buildFile, build)) return
    say('Building.')
    rmSync(buildFile, { force: true })
    if (!(await run(process.execPath, [join(root, 'scripts', 'build.mjs')])))
      fail('The build failed; the lines above say why.')
    writeFileSync(buildFile, build)
  })
}
