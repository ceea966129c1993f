import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.split('\n').filter(Boolean)
}

/**
 * What a developer is working on: all since a revision. Without one the uncommitted changes, or the last commit where there are none.
 * @returns the revision to compare with, and the paths that differ from it or are new
 * @throws Error with git's message for an unknown revision
 */
export function changesSince(revision) {
  const uncommitted = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  const since = revision ?? (uncommitted.length > 0 ? 'HEAD' : 'HEAD~1')
  return { since, paths: [...new Set([...git('diff', '--name-only', since), ...uncommitted])] }
}

/** All paths of the project from its folder, those included that are not committed yet. */
export const projectFiles = () =>
  git('ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate').filter((path) =>
    existsSync(path),
  )
