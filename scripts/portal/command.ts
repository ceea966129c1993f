import type { Output } from './output'
import type { ParsedArguments } from './parse-arguments'
import type { Rules } from './parse-usage'

/** A command of operators. Its name stands in the table before it. */
export interface Command {
  /** What stands behind its name: what it takes is read from it (`parse-usage.ts`). */
  usage: string
  values?: Rules
  /** What it does and what its options mean; an empty line ends a paragraph. */
  help: string
  /** Loads what does it when it is asked for: the modules of all commands cost more time than most commands take. */
  load: () => Promise<(given: ParsedArguments, output: Output) => void | Promise<void>>
}

/** By name, in the order of the help. */
export type Commands = Readonly<Record<string, Command>>
