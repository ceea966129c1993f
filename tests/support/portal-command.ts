import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { runCommand } from '@/scripts/portal/run-command'

/** What an operator's command said, in this process and with its settings: `lines` to the output, `errors` to the error output, `text` both in their order. */
export async function portalCommand(
  ...args: string[]
): Promise<{ code: number; lines: string; errors: readonly string[]; text: string }> {
  const [lines, errors, all]: [string[], string[], string[]] = [[], [], []]
  const to = (kind: string[]) => (line: string) => {
    kind.push(line)
    all.push(line)
  }
  const code = await runCommand(args, { print: to(lines), printError: to(errors) })
  return { code, lines: lines.join('\n'), errors, text: all.join('\n') }
}

/** Each command has a process of its own; here the connections of earlier ones close only when their statements are collected. */
export async function forgetEarlierCommands() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let turn = 0; turn < 3; turn += 1) {
    collect()
    await new Promise(setImmediate)
  }
}
