import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ContentError } from '../content-error'

/** How long git may take, milliseconds. */
const gitMaxMs = 60_000
/** How long git may take to put its locks away when it is ended, milliseconds. */
const goodbyeMs = 5_000
const outputMaxLength = 1_048_576
/** Windows has no groups of processes. */
const hasGroups = process.platform !== 'win32'

/** `pulled`: it is as its remote is. `plain`: there is nothing to pull from. `no git`: a clone, but git is not installed. */
export type PullOutcome = 'pulled' | 'plain' | 'no git'

interface GitResult {
  /** Exit code; null when git was ended, by its time limit or by somebody else. */
  code: number | null
  output: string
  error: string
}

/** Ends git and those that it started, which would wait on for a server that is silent. */
function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  const { pid } = child
  try {
    if (hasGroups && pid !== undefined) process.kill(-pid, signal)
    else child.kill(signal)
  } catch {
    // Over already.
  }
}

/** The text of a stream, its beginning where it is long. */
function textOf(stream: Readable): () => string {
  let text = ''
  stream.setEncoding('utf8').on('data', (piece: string) => {
    if (text.length < outputMaxLength) text += piece
  })
  return () => text
}

/** Runs git in a folder, without a shell and without hooks. @returns null where it is not installed */
function git(folder: string, args: readonly string[], maxMs: number): Promise<GitResult | null> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['-C', folder, '-c', 'core.hooksPath=/dev/null', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: hasGroups,
    })
    const output = textOf(child.stdout)
    const error = textOf(child.stderr)
    let isLate = false
    // With SIGTERM first: after SIGKILL the lock of its index would stay, and refuse every later pull.
    const timers = [
      setTimeout(() => {
        isLate = true
        end(child, 'SIGTERM')
      }, maxMs),
      setTimeout(() => {
        end(child, 'SIGKILL')
        // Somebody who left the group, such as a kept connection of ssh, may hold them open.
        for (const stream of [child.stdout, child.stderr]) stream.destroy()
      }, maxMs + goodbyeMs),
    ]
    const stopTimers = () => timers.forEach(clearTimeout)
    child.once('error', (failure: NodeJS.ErrnoException) => {
      stopTimers()
      if (failure.code === 'ENOENT') resolve(null)
      else reject(failure)
    })
    child.once('close', (code) => {
      stopTimers()
      resolve({ code: isLate ? null : code, output: output().trim(), error: error() })
    })
  })
}

/** What git says, in one line, without the user and password that an address may hold. */
function reasonOf({ code, error }: GitResult, maxMs: number): string {
  if (code === null) return `git took longer than ${maxMs / 1000} seconds`
  const lines = error.split('\n').filter((line) => line.trim() !== '')
  const line = lines.find((each) => /^(?:fatal|error):/.test(each)) ?? lines[0] ?? `exit ${code}`
  return line.replaceAll(/\/\/[^/@\s]*@/g, '//')
}

/**
 * Brings a clone to the state of the branch that it follows, forward only. A folder without `.git`, a branch that follows none and a single commit that was
 * checked out are left as they are.
 * @throws ContentError with git's reason when it refuses
 */
export async function pullClone(folder: string, maxMs = gitMaxMs): Promise<PullOutcome> {
  if (!existsSync(join(folder, '.git'))) return 'plain'
  const refused = (result: GitResult) =>
    new ContentError(`${folder}: cannot be pulled: ${reasonOf(result, maxMs)}`)
  const branch = await git(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD'], maxMs)
  if (branch === null) return 'no git'
  if (branch.code === 1) return 'plain'
  if (branch.code !== 0) throw refused(branch)
  const followed = await git(folder, ['config', '--get', `branch.${branch.output}.merge`], maxMs)
  if (followed?.code === 1) return 'plain'
  const pulled = await git(folder, ['pull', '--ff-only', '--quiet'], maxMs)
  if (pulled?.code !== 0) throw pulled ? refused(pulled) : new ContentError(`${folder}: no git`)
  return 'pulled'
}
