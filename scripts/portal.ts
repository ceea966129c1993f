import { printTo } from './portal/print-to'
import { runCommand } from './portal/run-command'

const fail = () => process.exit(1)

process.exitCode = await runCommand(process.argv.slice(2), {
  print: printTo(process.stdout, fail),
  printError: printTo(process.stderr, fail),
})
