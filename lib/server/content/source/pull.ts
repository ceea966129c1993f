import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from '../content-error'

/** How long git may take, milliseconds. */
const gitMaxMs = 60_000
const outputMaxBytes = 1_048_576

/** `pulled`: it is as its remote is. `plain`: there is nothing to pull from. `no git`: a clone, but git is not installed. */
export type PullOutcome = 'pulled' | 'plain' | 'no git'

interface GitResult {
  /** Exit code; null when git was ended by its time limit. */
  code: number | null
  output: string
  error: string
}

/** Runs git in a folder, without a shell and without hooks. @returns null where it is not installed */
function git(folder: string, args: readonly string[]): Promise<GitResult | null> {
  return new Promise((resolve) => {
    execFile(
      'git',
      ['-C', folder, '-c', 'core.hooksPath=/dev/null', ...args],
      { timeout: gitMaxMs, killSignal: 'SIGKILL', maxBuffer: outputMaxBytes },
      (error, output, errorOutput) => {
        if (error?.code === 'ENOENT') return resolve(null)
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : null
        resolve({ code, output: output.trim(), error: errorOutput })
      },
    )
  })
}

/** What git says, in one line, without the user and password that an address may hold. */
function reasonOf({ code, error }: GitResult): string {
  if (code === null) return `git took longer than ${gitMaxMs / 1000} seconds`
  const lines = error.split('\n').filter((line) => line.trim() !== '')
  const line = lines.find((each) => /^(?:fatal|error):/.test(each)) ?? lines[0] ?? `exit ${code}`
  return line.replaceAll(/\/\/[^/@\s]*@/g, '//')
}

/**
 * Brings a clone to the state of the branch that it follows, forward only. A folder without `.git`, a branch that follows none and a single commit that was
 * checked out are left as they are.
 * @throws ContentError with git's reason when it refuses
 */
export async function pullClone(folder: string): Promise<PullOutcome> {
  if (!existsSync(join(folder, '.git'))) return 'plain'
  const refused = (result: GitResult) =>
    new ContentError(`${folder}: cannot be pulled: ${reasonOf(result)}`)
  const branch = await git(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD'])
  if (branch === null) return 'no git'
  if (branch.code === 1) return 'plain'
  if (branch.code !== 0) throw refused(branch)
  const followed = await git(folder, ['config', '--get', `branch.${branch.output}.merge`])
  if (followed?.code === 1) return 'plain'
  const pulled = await git(folder, ['pull', '--ff-only', '--quiet'])
  if (pulled?.code !== 0) throw pulled ? refused(pulled) : new ContentError(`${folder}: no git`)
  return 'pulled'
}
