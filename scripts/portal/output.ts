/** Where a command writes; tests collect the lines. */
export interface Output {
  print: (line: string) => void
  printError: (line: string) => void
}

/** The command was written wrongly; nothing has been done. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The command was right but could not be carried out; the message is one line for the operator. */
export class CommandFailure extends Error {
  override name = 'CommandFailure'
}
