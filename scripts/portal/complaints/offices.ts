import { listOffices } from '@/lib/server/embedded/complaints/handling/offices'
import type { Output } from '../output'
import { withDatabase } from '../with-database'
import { readFlags } from './read-flags'
import { plainLine, tableLines } from './table'

/** Lists the offices that --body takes. @throws UsageError, StartError */
export async function printOffices(args: readonly string[], { print }: Output): Promise<void> {
  const flags = readFlags(args, { json: { type: 'boolean' } }, [])
  const offices = await withDatabase(listOffices)
  if (flags.isSet('json')) return print(JSON.stringify(offices, null, 2))
  if (offices.length === 0) return print('No offices.')
  for (const line of tableLines(
    ['SHORT', 'NAME'],
    offices.map(({ name, shortName }) => [shortName ?? '-', plainLine(name)]),
  ))
    print(line)
}
