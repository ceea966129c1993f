import { env } from '@/lib/env'
import { flagDefaults, flagNames, tagsOfFlags, type FlagName } from '@/lib/flags'
import { createFlags } from '@/lib/server/content/types/flags'
import { setFlag } from '@/lib/server/content/set-flag'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { usesFlagService } from '@/lib/server/flags/open-flags'
import { purge } from '@/lib/server/purge'
import { readFlags } from './complaints/read-flags'
import { type Output, UsageError } from './output'

const wordOf = (isOn: boolean) => (isOn ? 'on' : 'off')
const asJson = { json: { type: 'boolean' } } as const

function nameOf(text: string): FlagName {
  const name = flagNames.find((each) => each === text)
  if (!name) throw new UsageError(`There is no flag "${text}" (${flagNames.join(', ')})`)
  return name
}

function valueOf(text: string): boolean {
  if (text !== 'on' && text !== 'off')
    throw new UsageError(`A flag is "on" or "off", not "${text}"`)
  return text === 'on'
}

/** What the stored values are worth while a service gives others. */
const serviceNote = () =>
  usesFlagService(env())
    ? ['UNLEASH_PROXY_URL is set: the values of that service count, not these.']
    : []

async function listFlags(args: readonly string[], { print }: Output) {
  const { isSet } = readFlags(args, asJson, [])
  const db = await openPreparedDatabase(env())
  try {
    const values = await createFlags(db).all()
    if (isSet('json')) return print(JSON.stringify(values))
    for (const name of flagNames)
      print(`${name}: ${wordOf(values[name])} (default ${wordOf(flagDefaults[name])})`)
    for (const line of serviceNote()) print(line)
    return undefined
  } finally {
    await db.destroy()
  }
}

async function switchFlag(args: readonly string[], { print }: Output) {
  const { positionals, isSet } = readFlags(args, asJson, ['name of a flag', 'value (on or off)'])
  const [name, value] = [nameOf(positionals[0] ?? ''), valueOf(positionals[1] ?? '')]
  const db = await openPreparedDatabase(env())
  let before
  try {
    before = await setFlag(db, name, value)
  } finally {
    await db.destroy()
  }
  if (before !== value) purge(tagsOfFlags([name]))
  if (isSet('json')) return print(JSON.stringify({ name, before, now: value }))
  print(
    before === value
      ? `${name} is ${wordOf(value)} already.`
      : `${name}: ${wordOf(before)} -> ${wordOf(value)}`,
  )
  for (const line of serviceNote()) print(line)
  return undefined
}

/** The commands about feature flags. @throws StartError, UsageError */
export async function runFlags(
  action: string | undefined,
  args: readonly string[],
  output: Output,
): Promise<void> {
  if (action === undefined || action.startsWith('--'))
    return listFlags(
      [action, ...args].filter((arg) => arg !== undefined),
      output,
    )
  if (action === 'list') return listFlags(args, output)
  if (action === 'set') return switchFlag(args, output)
  throw new UsageError(`"flags" knows list and set, not "${action}"`)
}
