/** Where a command writes; tests collect the lines. */
export interface Output {
  print: (line: string) => void
  printError: (line: string) => void
}

/** The command was written wrongly; nothing has been done. */
export class UsageError extends Error {
  override name = 'UsageError'
}
