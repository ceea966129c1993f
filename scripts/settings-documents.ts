import { z } from 'zod'
import { settingsSchema } from '@/lib/env'

const lineWidth = 140

const property = z.object({
  description: z.string(),
  default: z.union([z.string(), z.number(), z.array(z.string())]).optional(),
})

/** Every setting that an operator gives, in the order in which `lib/env.ts` puts the subjects together; the default is empty where there is none. */
function settings(): { name: string; meaning: string; initial: string }[] {
  // Set by the start itself, not by operators.
  const { NODE_ENV: _, ...properties } = settingsSchema().properties ?? {}
  return Object.entries(properties).map(([name, value]) => {
    const { description, default: initial } = property.parse(value)
    return { name, meaning: description, initial: initial === undefined ? '' : String(initial) }
  })
}

function wrapped(text: string, prefix: string): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length + 1 > lineWidth - prefix.length) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.map((line) => prefix + line).join('\n')
}

/** `.env.example`: every setting with its default, which can be used as it is. */
export function envExample(): string {
  const head = [
    '# Settings of Portal Jabar, written from lib/settings. Every line is optional; the value shown is the default, an empty one means "off".',
    '# Copy to the environment of the process (the portal does not read .env files in production by itself).',
  ]
  return `${head.join('\n')}\n\n${settings()
    .map(({ name, meaning, initial }) => `${wrapped(meaning, '# ')}\n${name}=${initial}\n`)
    .join('')}`
}

/** The same as a table for people, in Markdown. */
export function settingsTable(): string {
  const rows = settings().map(
    ({ name, meaning, initial }) =>
      `| \`${name}\` | ${initial === '' ? '–' : `\`${initial}\``} | ${meaning.replaceAll('|', '\\|')} |`,
  )
  return `# Settings

Environment variables, all optional, checked at the start; a wrong one ends the start with one line that names it. Written from \`lib/settings\`.

| Name | Default | Meaning |
|---|---|---|
${rows.join('\n')}
`
}
