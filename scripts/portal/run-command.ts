import { EnvError } from '@/lib/env-error'
import { StartError } from '@/lib/server/db/start-error'
import { ContentError } from '@/lib/server/content/content-error'
import type { Command } from './command'
import { commands } from './commands'
import { CommandFailure, type Output, UsageError } from './output'
import { parseArguments } from './parse-arguments'
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

/** The command that the first words name, the longest there is, with its name. @throws UsageError */
function commandIn(args: readonly string[]): [name: string, command: Command] {
  const end = args.findIndex((arg, at) => at > 0 && arg.startsWith('-'))
  const words = end === -1 ? args : args.slice(0, end)
  const prefixes = words.map((_, at) => words.slice(0, at + 1).join(' '))
  const [known] = Object.entries(commands)
    .filter(([name]) => prefixes.includes(name))
    .toSorted(([one], [other]) => other.length - one.length)
  if (known) return known
  const belowOf = (prefix: string) =>
    Object.keys(commands).flatMap((name) =>
      name.startsWith(`${prefix} `) ? name.slice(prefix.length + 1) : [],
    )
  const wrong = prefixes.find((prefix) => belowOf(prefix).length === 0)
  const all = words.join(' ')
  throw new UsageError(
    wrong === undefined
      ? `Say what to do with ${all} (${belowOf(all).join(', ')})`
      : `Unknown command "${wrong}"`,
  )
}

/** Prints the help on everything or on the commands that some words begin. @throws UsageError */
async function showHelp(words: readonly string[], { print }: Output): Promise<void> {
  const { helpOn, wholeHelp } = await import('./help')
  const text = words.length === 0 ? wholeHelp(commands) : helpOn(commands, words.join(' '))
  print(text || helpOn(commands, commandIn(words)[0]))
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
  let name = ''
  try {
    const [first = 'help', ...others] = args
    if (first === 'help' || first === '--help') await showHelp(others, output)
    else if (args.at(-1) === '--help') await showHelp(args.slice(0, -1), output)
    else {
      const [known, command] = commandIn(args)
      name = known
      const given = parseArguments(name, command, args.slice(name.split(' ').length))
      const work = await command.load()
      await work(given, output)
    }
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      output.printError(`${error.message}. Try: ${`npm run portal -- help ${name}`.trim()}`)
      return 2
    }
    output.printError(await explain(error))
    return 1
  } finally {
    await publishChanges(output)
  }
}
