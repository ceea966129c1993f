import { open as openFile } from 'node:fs/promises'
import { complaintStatuses } from '@/lib/complaints/statuses'
import { isProblem, type Problem } from '@/lib/errors'
import {
  awaitedActions,
  handlingOrders,
  handlingQuery,
  type HandlingResult,
} from '@/lib/schemas/complaint-handling'
import type { HandlingPort } from '@/lib/server/complaint-ports'
import type { ReadyAction } from './complaints/actions'
import { detailLines, listLines, resultLine } from './complaints/describe'
import type { OpenedHandling } from './complaints/open-handling'
import { checkFlags, type Flags, readFlags } from './complaints/read-flags'
import { commandReader } from './complaints/system-user'
import { CommandFailure, type Output, UsageError } from './output'

const text = { type: 'string' } as const
const yes = { type: 'boolean' } as const
const filters = {
  status: text,
  awaits: text,
  late: yes,
  held: yes,
  category: text,
  city: text,
  district: text,
  body: text,
  'received-from': text,
  'received-until': text,
  'due-from': text,
  'due-until': text,
  q: text,
} as const

function queryOf(flags: Flags) {
  const given = {
    q: flags.text('q'),
    status: flags.text('status'),
    awaits: flags.text('awaits'),
    category_id: flags.text('category'),
    city_id: flags.text('city'),
    district_id: flags.text('district'),
    body: flags.text('body'),
    start_date: flags.text('received-from'),
    end_date: flags.text('received-until'),
    due_from: flags.text('due-from'),
    due_until: flags.text('due-until'),
    order: flags.text('order'),
    page: flags.text('page'),
    per_page: flags.text('per-page'),
    is_late: flags.isSet('late') ? '1' : undefined,
    is_held: flags.isSet('held') ? '1' : undefined,
  }
  return checkFlags(handlingQuery, given, {
    status: complaintStatuses,
    awaits: awaitedActions,
    order: handlingOrders,
  })
}

const isUnknownOffice = ({ details: { fields = {} } }: Problem) =>
  Object.values(fields)
    .flat()
    .some(({ rule }) => rule === 'unknownOffice')

/** A refusal in the words of an officer, with what is true now. */
async function explain(problem: Problem, handling: HandlingPort, number: string): Promise<string> {
  const { fields } = problem.details
  if (fields) {
    const { fieldsLine } = await import('./complaints/fields-line')
    return `${fieldsLine(fields)}${isUnknownOffice(problem) ? '; "complaints offices" lists them, and a move to any other authority needs --outside' : ''}`
  }
  const now = await handling.show(number, null)
  if (!now || problem.code === 'ITEM_NOT_FOUND')
    return now ? 'There is no such photo' : `There is no complaint ${number}`
  if (problem.code === 'MOVED_MEANWHILE')
    return `${number} changed meanwhile, now at step ${now.step} (${now.status})`
  if (problem.code === 'MOVE_NOT_ALLOWED') {
    const situation = now.awaits === null ? now.status : `${now.status}, waiting for the reporter`
    return `Not allowed: from ${situation} it may go to ${now.moves.join(', ') || 'nowhere'}`
  }
  return `Refused (${problem.code})`
}

/** Does work and tells of refusals in one line. @throws CommandFailure */
async function withReasons<T>(
  handling: HandlingPort,
  number: string,
  work: (handling: HandlingPort) => Promise<T>,
): Promise<T> {
  try {
    return await work(handling)
  } catch (error) {
    if (isProblem(error)) throw new CommandFailure(await explain(error, handling, number))
    throw error
  }
}

/** Runs work on the opened handling and closes it again, whatever happens. @throws CommandFailure with one line for refusals */
async function withHandling<T>(
  open: () => Promise<OpenedHandling>,
  number: string,
  work: (handling: HandlingPort) => Promise<T>,
): Promise<T> {
  const opened = await open()
  try {
    return await withReasons(opened.handling, number, work)
  } finally {
    await opened.close()
  }
}

async function list(
  args: readonly string[],
  { print }: Output,
  open: () => Promise<OpenedHandling>,
) {
  const flags = readFlags(
    args,
    { ...filters, order: text, page: text, 'per-page': text, json: yes },
    [],
  )
  const query = await queryOf(flags)
  const page = await withHandling(open, '', (handling) => handling.list(query))
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

async function show(
  args: readonly string[],
  { print }: Output,
  open: () => Promise<OpenedHandling>,
) {
  const flags = readFlags(args, { json: yes }, ['complaint number'])
  const number = flags.positionals[0] ?? ''
  const complaint = await withHandling(open, number, (handling) =>
    handling.show(number, commandReader('complaints show')),
  )
  if (!complaint) throw new CommandFailure(`There is no complaint ${number}`)
  if (flags.isSet('json')) return print(JSON.stringify(complaint, null, 2))
  for (const line of detailLines(complaint)) print(line)
}

async function exportComplaints(
  args: readonly string[],
  { print }: Output,
  open: () => Promise<OpenedHandling>,
) {
  const flags = readFlags(args, { ...filters, 'with-contacts': yes }, ['file'])
  const file = flags.positionals[0] ?? ''
  const format = /\.(csv|json)$/i.exec(file)?.[1]?.toLowerCase()
  if (format !== 'csv' && format !== 'json')
    throw new UsageError('Give a file that ends in .csv or .json')
  const query = await queryOf(flags)
  const { writeExport } = await import('./complaints/export')
  // Readable by its owner only, and never over another file.
  const target = await openFile(file, 'wx', 0o600).catch((error: unknown) => {
    throw new CommandFailure(
      `${file}: ${error instanceof Error && 'code' in error && error.code === 'EEXIST' ? 'is there already; give a new file' : 'cannot be written'}`,
    )
  })
  try {
    const count = await withHandling(open, '', (handling) =>
      writeExport(target, handling, query, {
        format,
        reader: flags.isSet('with-contacts') ? commandReader('complaints export') : null,
      }),
    )
    print(`${count} complaints written to ${file}.`)
  } finally {
    await target.close()
  }
}

const told = (result: HandlingResult | null) => (result === null ? 'Recorded.' : resultLine(result))

/** Does the actions one after the other; one that is refused keeps none of the others back. @throws CommandFailure when any was refused */
async function runEach(
  actions: readonly ReadyAction[],
  handling: HandlingPort,
  { print, printError }: Output,
) {
  const results: object[] = []
  const isJson = actions.some((action) => action.isJson)
  let refused = 0
  for (const { number, run } of actions) {
    try {
      const result = await withReasons(handling, number, run)
      results.push(result ?? { complaint_number: number })
      if (!isJson) print(told(result))
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error
      refused += 1
      results.push({ complaint_number: number, error: error.message })
      if (!isJson)
        printError(error.message.startsWith(number) ? error.message : `${number}: ${error.message}`)
    }
  }
  if (isJson) print(JSON.stringify(results, null, 2))
  if (refused > 0) throw new CommandFailure(`${refused} of ${actions.length} were refused`)
}

async function runAction(
  name: string,
  args: readonly string[],
  output: Output,
  open: () => Promise<OpenedHandling>,
) {
  const { readActions } = await import('./complaints/actions')
  const read = Object.hasOwn(readActions, name) ? readActions[name] : undefined
  if (!read) throw new UsageError(`Unknown command "complaints ${name}"`)
  const actions = await read(args, output)
  const [action] = actions
  if (!action || actions.length > 1)
    return withHandling(open, '', (handling) => runEach(actions, handling, output))
  const result = await withHandling(open, action.number, action.run)
  output.print(action.isJson ? JSON.stringify(result, null, 2) : told(result))
}

/** The handling on the database of the settings, its modules loaded now. */
const openOwn = async () => (await import('./complaints/open-handling')).openHandling()

/**
 * `complaints <action> …`: the actions of officers at a terminal.
 * @param open opens the database; nothing is opened for a command that is written wrongly
 * @throws UsageError, CommandFailure, StartError
 */
export async function runComplaints(
  action: string | undefined,
  args: readonly string[],
  output: Output,
  open: () => Promise<OpenedHandling> = openOwn,
): Promise<void> {
  if (action === undefined) throw new UsageError('Say what to do with complaints')
  if (action === 'list') return list(args, output, open)
  if (action === 'show') return show(args, output, open)
  if (action === 'photo')
    return (await import('./complaints/photos')).savePhotos(args, output, (work) =>
      withHandling(open, args[0] ?? '', work),
    )
  if (action === 'offices') return (await import('./complaints/offices')).printOffices(args, output)
  if (action === 'templates')
    return (await import('./complaints/templates')).listTemplates(args, output)
  if (action === 'export') return exportComplaints(args, output, open)
  if (action === 'recount') return (await import('./complaints/recount')).recount(args, output)
  if (action === 'contact-reads')
    return (await import('./complaints/contact-reads')).contactReads(args, output)
  return runAction(action, args, output, open)
}
