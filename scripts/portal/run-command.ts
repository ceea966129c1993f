import { EnvError } from '@/lib/env-error'
import { StartError } from '@/lib/server/db/start-error'
import { ContentError } from '@/lib/server/content/content-error'
import { CommandFailure, type Output, UsageError } from './output'
import { takePending } from '@/lib/server/purge'

/** Tells the running servers what this command changed, so that their pages show it within a second. Never fails the command: the change is stored. */
async function publishChanges({ printError }: Output): Promise<void> {
  const tags = takePending()
  if (tags.length === 0) return
  try {
    const [{ env }, { publishToServers }] = await Promise.all([
      import('@/lib/env'),
      import('@/lib/server/embedded/purge-channel/purge-channel'),
    ])
    await publishToServers(env(), tags)
  } catch {
    printError('Running servers could not be told; their pages follow within a minute.')
  }
}

/** Does what is asked. The modules of a command are loaded when it is named: those of all together cost more time than most commands take. */
async function dispatch(args: readonly string[], output: Output): Promise<void> {
  const [command, action, ...rest] = args
  if (command === undefined || command === 'help' || command === '--help')
    return output.print((await import('./help')).help)
  if (command === 'content' && action === 'validate')
    return (await import('./content-commands')).validateContent(rest, output)
  if (command === 'content' && action === 'export')
    return (await import('./content-commands')).exportFolder(rest, output)
  if (command === 'content' && action === 'import')
    return (await import('./content-commands')).importFolder(rest, output)
  if (command === 'content' && action === 'draft')
    return (await import('./draft-commands')).draftContent(rest, output)
  if (command === 'content' && action === 'drafts')
    return (await import('./draft-commands')).showDrafts(rest, output)
  if (command === 'content' && action === 'publish')
    return (await import('./draft-commands')).publishContent(rest, output)
  if (command === 'content' && action === 'unpublish')
    return (await import('./draft-commands')).unpublishContent(rest, output)
  if (command === 'content' && action === 'report')
    return (await import('./report-commands')).contentReport(rest, output)
  if (command === 'preview')
    return (await import('./preview-commands')).runPreviews(action, rest, output)
  if (command === 'demo' && action === 'remove')
    return (await import('./demo-commands')).removeExamples(rest, output)
  if (command === 'retention')
    return (await import('./retention-commands')).applyRetention(args.slice(1), output)
  if (command === 'complaints')
    return (await import('./complaint-commands')).runComplaints(action, rest, output)
  if (command === 'alerts')
    return (await import('./alert-commands')).runAlerts(action, rest, output)
  if (command === 'operator')
    return (await import('./operator-commands')).runOperator(action, rest, output)
  if (command === 'flags') return (await import('./flag-commands')).runFlags(action, rest, output)
  if (command === 'outbox' && action === 'list')
    return (await import('./outbox-commands')).listOutbox(rest, output)
  if (command === 'outbox' && action === 'retry')
    return (await import('./outbox-commands')).retryOutbox(rest, output)
  if (command === 'outbox' && action === 'allow')
    return (await import('./outbox-commands')).allowMail(rest, output)
  if (command === 'backup')
    return (await import('./backup-commands')).runBackup(args.slice(1), output)
  if (command === 'restore')
    return (await import('./restore-commands')).runRestore(args.slice(1), output)
  if (command === 'media') return (await import('./media-commands')).runMedia(action, rest, output)
  if (command === 'doctor')
    return (await import('./doctor-commands')).runDoctor(args.slice(1), output)
  if (command === 'migrate')
    return (await import('./migrate-commands')).runMigrate(args.slice(1), output)
  throw new UsageError(`Unknown command "${[command, action].filter(Boolean).join(' ')}"`)
}

/** Failures whose message is meant for the operator; anything else is named by its code only, because drivers quote rows. */
async function explain(error: unknown): Promise<string> {
  const isPlain =
    error instanceof CommandFailure ||
    error instanceof ContentError ||
    error instanceof StartError ||
    error instanceof EnvError
  if (isPlain) return error.message
  const { ZodError } = await import('zod')
  if (error instanceof ZodError)
    return `Content breaks a rule: ${error.issues[0]?.message ?? 'unreadable'}`
  const code =
    error instanceof Error && 'code' in error
      ? String(error.code)
      : error instanceof Error
        ? error.name
        : 'unknown'
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
    output.printError(await explain(error))
    return 1
  } finally {
    await publishChanges(output)
  }
}
