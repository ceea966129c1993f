import { env } from '@/lib/env'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { listContactReads } from '@/lib/server/complaints/embedded/contact-reads'
import { jakartaTime } from '@/lib/jakarta'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { type Output, UsageError } from '../output'
import type { ParsedArguments } from '../parse-arguments'
import { plainLine, tableLines } from './table'

/** Reads of one listing. */
const listMax = 500

function numberIn(given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const number = parseComplaintNumber(given)
  if (number === null) throw new UsageError(`"${given}" is no complaint number`)
  return number
}

/** Lists who was shown names and contacts, the latest first; shows none of them itself. @throws UsageError, StartError */
export async function contactReads(flags: ParsedArguments, { print }: Output): Promise<void> {
  const query = {
    number: numberIn(flags.positionals[0]),
    reader: flags.text('by'),
    before: flags.number('before'),
    max: listMax,
  }
  const db = await openPreparedDatabase(env())
  try {
    const reads = await listContactReads(db, query)
    if (flags.isSet('json')) return print(JSON.stringify(reads, null, 2))
    if (reads.length === 0) return print('No reads.')
    const rows = reads.map((read) => [
      String(read.id),
      jakartaTime(read.read_at),
      read.complaint_number,
      plainLine(read.reader),
      read.route,
    ])
    for (const line of tableLines(['ID', 'TIME', 'COMPLAINT', 'READER', 'ROUTE'], rows)) print(line)
    if (reads.length === listMax)
      print(`The latest ${listMax}; go on with --before ${reads.at(-1)?.id ?? ''}`)
  } finally {
    await db.destroy()
  }
}
