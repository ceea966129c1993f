import { ZodError } from 'zod'
import { EnvError } from '@/lib/env'
import { StartError } from '@/lib/server/db/start-error'
import { ContentError } from '@/lib/server/seed/content-files'
import { backupHelp, runBackup } from './backup-commands'
import { alertHelp, runAlerts } from './alert-commands'
import { complaintHelp, runComplaints } from './complaint-commands'
import { exportFolder, importFolder, validateContent } from './content-commands'
import { removeExamples } from './demo-commands'
import { doctorHelp, runDoctor } from './doctor-commands'
import { draftContent, draftHelp, publishContent, showDrafts, unpublishContent } from './draft-commands'
import { migrateHelp, runMigrate } from './migrate-commands'
import { flagHelp, runFlags } from './flag-commands'
import { mediaHelp, runMedia } from './media-commands'
import { allowMail, listOutbox, retryOutbox } from './outbox-commands'
import { operatorHelp, runOperator } from './operator-commands'
import { CommandFailure, type Output, UsageError } from './output'
import { previewHelp, runPreviews } from './preview-commands'
import { contentReport, reportHelp } from './report-commands'
import { runRestore } from './restore-commands'
import { applyRetention } from './retention-commands'
import { tellChanges } from './tell-changes'

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
${draftHelp}
${reportHelp}
${previewHelp}
  npm run portal -- demo remove [--dry-run]
      Deletes every record marked as an example and keeps later starts from bringing them back.
      With --dry-run it only counts them.
  npm run portal -- retention [--dry-run]
      Removes what is not kept any longer, as the server does every day: who sent complaints that ended long ago, old texts and photos,
      expired secrets, counters and sent messages. Prints one line per rule. With --dry-run it only counts.
  npm run portal -- outbox list
      Lists the messages about complaints that were not sent yet, why, and when they are tried again; addresses are masked.
  npm run portal -- outbox retry <message>|--all
      Makes one message, or all unsent ones, due now. The running server sends them.
  npm run portal -- outbox allow <address>
      Lets mail go again to an address whose owner had stopped all of it and now asks for it.
${operatorHelp}
${flagHelp}
${alertHelp}
${complaintHelp}${backupHelp}${mediaHelp}${doctorHelp}${migrateHelp}

A content folder holds tags.json, news/<name>/id.md and en.md, and a folder of JSON files for each other kind of content;
lib/server/seed/content is an example.
Settings (DATA_DIR, DATABASE_URL) are those of the server. Exit codes: 0 done, 1 failed, 2 wrong use.`

async function dispatch(args: readonly string[], output: Output): Promise<void> {
  const [command, action, ...rest] = args
  if (command === undefined || command === 'help' || command === '--help') return output.print(help)
  if (command === 'content' && action === 'validate') return validateContent(rest, output)
  if (command === 'content' && action === 'export') return exportFolder(rest, output)
  if (command === 'content' && action === 'import') return importFolder(rest, output)
  if (command === 'content' && action === 'draft') return draftContent(rest, output)
  if (command === 'content' && action === 'drafts') return showDrafts(rest, output)
  if (command === 'content' && action === 'publish') return publishContent(rest, output)
  if (command === 'content' && action === 'unpublish') return unpublishContent(rest, output)
  if (command === 'content' && action === 'report') return contentReport(rest, output)
  if (command === 'preview') return runPreviews(action, rest, output)
  if (command === 'demo' && action === 'remove') return removeExamples(rest, output)
  if (command === 'retention') return applyRetention([action, ...rest].filter((arg) => arg !== undefined), output)
  if (command === 'complaints') return runComplaints(action, rest, output)
  if (command === 'alerts') return runAlerts(action, rest, output)
  if (command === 'operator') return runOperator(action, rest, output)
  if (command === 'flags') return runFlags(action, rest, output)
  if (command === 'outbox' && action === 'list') return listOutbox(rest, output)
  if (command === 'outbox' && action === 'retry') return retryOutbox(rest, output)
  if (command === 'outbox' && action === 'allow') return allowMail(rest, output)
  if (command === 'backup') return runBackup(args.slice(1), output)
  if (command === 'restore') return runRestore(args.slice(1), output)
  if (command === 'media') return runMedia(action, rest, output)
  if (command === 'doctor') return runDoctor(args.slice(1), output)
  if (command === 'migrate') return runMigrate(args.slice(1), output)
  throw new UsageError(`Unknown command "${[command, action].filter(Boolean).join(' ')}"`)
}

/** Failures whose message is meant for the operator; anything else is named by its code only, because drivers quote rows. */
function explain(error: unknown): string {
  const isPlain = error instanceof CommandFailure || error instanceof ContentError || error instanceof StartError || error instanceof EnvError
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
  } finally {
    await tellChanges(output)
  }
}
