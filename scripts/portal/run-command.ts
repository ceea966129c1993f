import { ZodError } from 'zod'
import { EnvError } from '@/lib/env'
import { StartError } from '@/lib/server/db/start-error'
import { ContentError } from '@/lib/server/seed/content-files'
import { exportFolder, importFolder, validateContent } from './content-commands'
import { removeExamples } from './demo-commands'
import { type Output, UsageError } from './output'

const help = `Portal Jabar, commands for operators

  npm run portal -- help
      Shows this text.
  npm run portal -- content validate <folder>
      Reads a content folder and says what is in it or which file is wrong. Touches no database.
  npm run portal -- content export <folder>
      Writes everything stored into a new folder that "content import" reads. Documents and pictures in public/ stay where they are.
  npm run portal -- content import <folder> [--dry-run]
      Adds and changes everything found in a content folder in one step; nothing is removed, counters stay.
      With --dry-run it only says what would change.
  npm run portal -- demo remove [--dry-run]
      Deletes every record marked as an example and keeps later starts from bringing them back.
      With --dry-run it only counts them.

A content folder holds tags.json, news/<name>/id.md and en.md, and a folder of JSON files for each other kind of content;
lib/server/seed/content is an example.
Settings (DATA_DIR, DATABASE_URL) are those of the server. Exit codes: 0 done, 1 failed, 2 wrong use.`

async function dispatch(args: readonly string[], output: Output): Promise<void> {
  const [command, action, ...rest] = args
  if (command === undefined || command === 'help' || command === '--help') return output.print(help)
  if (command === 'content' && action === 'validate') return validateContent(rest, output)
  if (command === 'content' && action === 'export') return exportFolder(rest, output)
  if (command === 'content' && action === 'import') return importFolder(rest, output)
  if (command === 'demo' && action === 'remove') return removeExamples(rest, output)
  throw new UsageError(`Unknown command "${[command, action].filter(Boolean).join(' ')}"`)
}

/** Failures whose message is meant for the operator; anything else is named by its code only, because drivers quote rows. */
function explain(error: unknown): string {
  const isPlain = error instanceof ContentError || error instanceof StartError || error instanceof EnvError
  if (isPlain) return error.message
  if (error instanceof ZodError) return `Content breaks a rule: ${error.issues[0]?.message ?? 'unreadable'}`
  const code = error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.name : 'unknown'
  return `The command failed (${code}).`
}

/** Runs one operator command. @returns the exit code: 0 done, 1 failed, 2 wrong use */
export async function runCommand(args: readonly string[], output: Output): Promise<0 | 1 | 2> {
  try {
    await dispatch(args, output)
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      output.printError(`${error.message}. Try: npm run portal -- help`)
      return 2
    }
    output.printError(explain(error))
    return 1
  }
}
