// Prepares the checkout, then runs a built program in this very process, so that signals reach it: node scripts/run.mjs server
import { prepare } from './prepare.mjs'

const programs = ['server', 'bench', 'portal']
const [program, ...args] = process.argv.slice(2)
if (!programs.includes(program)) {
  console.error(`usage: node scripts/run.mjs ${programs.join('|')}`)
  process.exit(2)
}
// What an operator's command prints is its own output and nothing else.
await prepare({ quiet: program === 'portal' })
process.env.NODE_ENV ??= 'production'
process.argv = [process.argv[0], program, ...args]
await import(`../dist/${program}.mjs`)
