import { runCommand } from './portal/run-command'

const print = (line: string) => process.stdout.write(`${line}\n`)
const printError = (line: string) => process.stderr.write(`${line}\n`)

process.exitCode = await runCommand(process.argv.slice(2), { print, printError })
