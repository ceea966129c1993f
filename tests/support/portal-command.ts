import { runCommand } from '@/scripts/portal/run-command'

/** What an operator's command said, in this process and with its settings: `lines` to the output, `errors` to the error output, `text` both in their order. */
export async function portalCommand(...args: string[]): Promise<{ code: number; lines: string; errors: readonly string[]; text: string }> {
  const [lines, errors, all]: [string[], string[], string[]] = [[], [], []]
  const to = (kind: string[]) => (line: string) => {
    kind.push(line)
    all.push(line)
  }
  const code = await runCommand(args, { print: to(lines), printError: to(errors) })
  return { code, lines: lines.join('\n'), errors, text: all.join('\n') }
}
