import { listOffices } from '@/lib/server/complaints/embedded/handling/offices'
import type { Output } from '../output'
import type { ParsedArguments } from '../parse-arguments'
import { withDatabase } from '../with-database'
import { plainLine, tableLines } from './table'

/** Lists the offices that --body takes. @throws StartError */
export async function printOffices(flags: ParsedArguments, { print }: Output): Promise<void> {
  const offices = await withDatabase(listOffices)
  if (flags.isSet('json')) return print(JSON.stringify(offices, null, 2))
  if (offices.length === 0) return print('No offices.')
  for (const line of tableLines(
    ['SHORT', 'NAME'],
    offices.map(({ name, shortName }) => [shortName ?? '-', plainLine(name)]),
  ))
    print(line)
}
