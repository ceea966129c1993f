import type { Command, Commands } from './command'
import { ruleText } from './parse-arguments'

const width = 120
const program = 'npm run portal --'

/** Words joined to lines of at most the width, each behind the indent. */
function wrapped(words: readonly string[], indent: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line === undefined || line.length + word.length >= width)
      lines.push(`${' '.repeat(indent)}${word}`)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}

// No line ends between an option and its value or within brackets.
const unit = /\[[^\]]*\](?:\.{3})?|(?:--[\w-]+ )?<[^>]*>(?:\.{3})?|\S+/g

function entry([name, { usage, values = {}, help }]: [string, Command]): string[] {
  const [first = '', ...more] = wrapped([`${program} ${name}`, ...(usage.match(unit) ?? [])], 6)
  return [
    first.slice(4),
    ...more,
    ...help.split('\n\n').flatMap((paragraph) => wrapped(paragraph.split(/\s+/), 6)),
    ...Object.entries(values)
      .filter(([, rule]) => !('min' in rule) || rule.max !== undefined)
      .flatMap(([value, rule]) => wrapped(`<${value}>: ${ruleText(rule)}`.split(' '), 6)),
  ]
}

/** The help on the commands whose names begin with some words. */
export const helpOn = (commands: Commands, words: string): string =>
  Object.entries(commands)
    .filter(([name]) => `${name} `.startsWith(words && `${words} `))
    .flatMap(entry)
    .join('\n')

/** The help on everything, what `npm run portal -- help` shows. */
export const wholeHelp = (commands: Commands): string => `Portal Jabar, commands for operators

  ${program} help [command]
      Shows this text, or what it says of a command; so does --help behind a command.
${helpOn(commands, '')}

A content folder holds tags.json, news/<name>/id.md and en.md, and a folder of JSON files for each other kind of content;
lib/server/seed/content is an example.
Settings (DATA_DIR, DATABASE_URL) are those of the server. Exit codes: 0 done, 1 failed, 2 wrong use.`
