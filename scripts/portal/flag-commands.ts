import { env } from '@/lib/env'
import { flagDefaults, flagNames, tagsOfFlags, type FlagName } from '@/lib/flags'
import { createFlags } from '@/lib/server/content/types/flags'
import { setFlag } from '@/lib/server/content/set-flag'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { usesFlagService } from '@/lib/server/flags/open-flags'
import { purge } from '@/lib/server/purge'
import { commandChange } from './content-change'
import type { Output } from './output'
import type { ParsedArguments } from './parse-arguments'

const wordOf = (isOn: boolean) => (isOn ? 'on' : 'off')

/** What the stored values are worth while a service gives others. */
const serviceNote = () =>
  usesFlagService(env())
    ? ['UNLEASH_PROXY_URL is set: the values of that service count, not these.']
    : []

/** Lists the flags with their stored values. @throws StartError */
export async function listFlags({ isSet }: ParsedArguments, { print }: Output): Promise<void> {
  const db = await openPreparedDatabase(env())
  try {
    const values = await createFlags(db).all()
    if (isSet('json')) return print(JSON.stringify(values))
    for (const name of flagNames)
      print(`${name}: ${wordOf(values[name])} (default ${wordOf(flagDefaults[name])})`)
    for (const line of serviceNote()) print(line)
  } finally {
    await db.destroy()
  }
}

/** Switches a stored flag. @throws StartError */
export async function switchFlag(
  { positionals, isSet }: ParsedArguments,
  { print }: Output,
): Promise<void> {
  // Its usage lets nothing else through.
  const [name, word] = positionals as readonly [FlagName, 'on' | 'off']
  const value = word === 'on'
  const db = await openPreparedDatabase(env())
  let before
  try {
    before = await setFlag(db, name, value, commandChange('flag'))
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
}
