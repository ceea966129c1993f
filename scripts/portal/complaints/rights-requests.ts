import { rightsQuery } from '@/lib/schemas/complaint-rights'
import type { Output } from '../output'
import type { ParsedArguments } from '../parse-arguments'
import { checkFields } from './option-fields'
import { shortened, tableLines } from './table'
import { withHandling } from './with-handling'

const bodyWidth = 24

/** Lists requests of reporters that an officer has to decide. @throws UsageError, StartError */
export async function listRequests(flags: ParsedArguments, { print }: Output): Promise<void> {
  const query = await checkFields(
    rightsQuery,
    Object.fromEntries(Object.entries(flags.options).map(([name, value]) => [name, String(value)])),
  )
  const page = await withHandling('', (handling) => handling.rightsRequests(query))
  if (flags.isSet('json')) return print(JSON.stringify(page, null, 2))
  if (page.data.length === 0) return print('No requests.')
  const rows = page.data.map((request) => [
    request.complaint_number,
    String(request.step),
    request.kind,
    request.due_at,
    request.status,
    shortened(request.handling_body, bodyWidth) || '-',
    request.is_late ? 'LATE' : '',
  ])
  for (const line of tableLines(
    ['NUMBER', 'STEP', 'REQUEST', 'DUE', 'STATUS', 'HANDLED BY', 'MARKS'],
    rows,
  ))
    print(line)
  const { total_count: total, current_page: current, total_page: pages } = page.meta
  print(`${total} requests, page ${current} of ${pages}.`)
}
