import { handlingQuery } from '@/lib/schemas/complaint-handling'
import { detailLines, listLines } from './complaints/describe'
import { checkFields } from './complaints/option-fields'
import { commandReader } from './complaints/system-user'
import { withHandling } from './complaints/with-handling'
import { writeNewFile } from './new-file'
import { CommandFailure, type Output, UsageError } from './output'
import type { ParsedArguments } from './parse-arguments'

/** What the filters ask for, as the interface is asked: in text. @throws UsageError */
const queryOf = ({ options }: ParsedArguments) =>
  checkFields(
    handlingQuery,
    Object.fromEntries(
      Object.entries(options).map(([name, value]) => [name, value === true ? '1' : String(value)]),
    ),
  )

/** `complaints list`. @throws UsageError, CommandFailure, StartError */
export async function listComplaints(flags: ParsedArguments, { print }: Output): Promise<void> {
  const query = await queryOf(flags)
  const page = await withHandling('', (handling) => handling.list(query))
  if (flags.isSet('json')) return print(JSON.stringify(page, null, 2))
  for (const line of listLines(page.data)) print(line)
  const {
    total_count: total,
    current_page: current,
    total_page: pages,
    is_total_capped: isCapped,
  } = page.meta
  if (total > 0)
    print(
      isCapped
        ? `More than ${total} complaints, page ${current}.`
        : `${total} complaints, page ${current} of ${pages}.`,
    )
}

/** `complaints show`: who reads is recorded. @throws CommandFailure, StartError */
export async function showComplaint(flags: ParsedArguments, { print }: Output): Promise<void> {
  const [number = ''] = flags.positionals
  const complaint = await withHandling(number, (handling) =>
    handling.show(number, commandReader('complaints show')),
  )
  if (!complaint) throw new CommandFailure(`There is no complaint ${number}`)
  if (flags.isSet('json')) return print(JSON.stringify(complaint, null, 2))
  for (const line of detailLines(complaint)) print(line)
}

/** `complaints export`. @throws UsageError, CommandFailure, StartError */
export async function exportComplaints(flags: ParsedArguments, { print }: Output): Promise<void> {
  const [file = ''] = flags.positionals
  const format = /\.(csv|json)$/i.exec(file)?.[1]?.toLowerCase()
  if (format !== 'csv' && format !== 'json')
    throw new UsageError('Give a file that ends in .csv or .json')
  const query = await queryOf(flags)
  const { writeExport } = await import('./complaints/export')
  const count = await writeNewFile(file, (part) =>
    withHandling('', (handling) =>
      writeExport(part, handling, query, {
        format,
        reader: flags.isSet('with-contacts') ? commandReader('complaints export') : null,
      }),
    ),
  )
  print(`${count} complaints written to ${file}.`)
}
