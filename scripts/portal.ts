import { runCommand } from './portal/run-command'

const print = (line: string) => process.stdout.write(`${line}\n`)
const printError = (line: string) => process.stderr.write(`${line}\n`)

// A reader such as `head` may leave before everything is written; what the command did is done all the same.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? 0 : 1),
)

process.exitCode = await runCommand(process.argv.slice(2), { print, printError })
