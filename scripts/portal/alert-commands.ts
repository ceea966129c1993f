import type { Selectable } from 'kysely'
import { fieldProblems } from '@/lib/validation'
import { type AlertDraft, alertDraft, alertLevels } from '@/lib/schemas/alerts'
import { alertDaysMax } from '@/lib/schemas/limits'
import type { AlertTable } from '@/lib/server/db/alert-types'
import {
  endAlert,
  issueAlert,
  listAlerts,
  UnknownArea,
} from '@/lib/server/embedded/alerts/write-alerts'
import { jakartaTime, jakartaTimeOn } from '@/lib/jakarta'
import { purge } from '@/lib/server/purge'
import { type Flags, readFlags } from './complaints/read-flags'
import { shortened, tableLines } from './complaints/table'
import { CommandFailure, type Output, UsageError } from './output'
import { withDatabase } from './with-database'

const text = { type: 'string' } as const
const yes = { type: 'boolean' } as const
const hasOffset = /(?:Z|[+-]\d{2}:\d{2})$/
const isMinute = /^\d{2}:\d{2}$/

/** A time as an operator writes it, with seconds and offset: without an offset it is the time of West Java. */
function fullTime(written: string): string {
  if (hasOffset.test(written)) return written
  const [day = '', clock = ''] = written.split('T')
  return jakartaTimeOn(day, isMinute.test(clock) ? `${clock}:00` : clock)
}

const problems: Record<string, string> = {
  level: `--level must be one of ${alertLevels.join(', ')}`,
  'title.id': '--title-id needs 5 to 120 characters',
  'title.en': '--title-en needs 5 to 120 characters',
  'body.id': '--body-id needs 10 to 600 characters',
  'body.en': '--body-en needs 10 to 600 characters',
  link: '--link must be a path of the portal or an https address',
  areas: '--areas must be codes of regencies and cities such as 32.04, separated by commas',
  starts_at: '--starts must be a time such as 2026-11-23T18:00',
  expires_at: `--expires must be a time such as 2026-11-23T18:00, after the start and at most ${alertDaysMax} days later`,
}

/** Reads an alert from flags. @throws UsageError naming the first flag that is missing or wrong */
function draftOf(flags: Flags, now: Date): AlertDraft {
  const parsed = alertDraft.safeParse({
    level: flags.text('level'),
    title: { id: flags.text('title-id'), en: flags.text('title-en') },
    body: { id: flags.text('body-id'), en: flags.text('body-en') },
    link: flags.text('link') ?? null,
    areas: (flags.text('areas') ?? '')
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
    starts_at: fullTime(flags.text('starts') ?? now.toISOString()),
    expires_at: fullTime(flags.text('expires') ?? ''),
  })
  if (parsed.success) {
    if (Date.parse(parsed.data.expires_at) <= now.getTime())
      throw new UsageError('--expires lies in the past')
    return parsed.data
  }
  const [path = ''] = Object.keys(fieldProblems(parsed.error.issues))
  throw new UsageError(
    problems[path] ?? problems[path.split('.')[0] ?? ''] ?? `Unreadable: ${path}`,
  )
}

function stateOf(
  { starts_at: starts, expires_at: expires }: Selectable<AlertTable>,
  now: Date,
): string {
  if (Date.parse(expires) <= now.getTime()) return 'over'
  return Date.parse(starts) > now.getTime() ? 'waits' : 'shown'
}

async function list(args: readonly string[], { print }: Output) {
  const flags = readFlags(args, { all: yes, json: yes }, [])
  const now = new Date()
  const alerts = await withDatabase((db) => listAlerts(db, { isAll: flags.isSet('all') }, now))
  if (flags.isSet('json'))
    return print(
      JSON.stringify(
        alerts.map((alert) => ({
          ...alert,
          areas: JSON.parse(alert.areas) as unknown,
          state: stateOf(alert, now),
        })),
        null,
        2,
      ),
    )
  if (alerts.length === 0) return print('No warnings.')
  const rows = alerts.map((alert) => [
    String(alert.id),
    alert.level,
    stateOf(alert, now),
    jakartaTime(alert.starts_at),
    jakartaTime(alert.expires_at),
    shortened(alert.title_id, 60),
  ])
  for (const line of tableLines(['NUMBER', 'LEVEL', 'STATE', 'FROM', 'UNTIL', 'TITLE'], rows))
    print(line)
}

const issueFlags = {
  level: text,
  'title-id': text,
  'title-en': text,
  'body-id': text,
  'body-en': text,
  link: text,
  areas: text,
  starts: text,
  expires: text,
  json: yes,
} as const

async function issue(args: readonly string[], { print }: Output) {
  const flags = readFlags(args, issueFlags, [])
  const now = new Date()
  const draft = draftOf(flags, now)
  const id = await withDatabase(async (db) => {
    const issued = await issueAlert(db, draft, now)
    purge(['alerts'])
    return issued
  }).catch((error: unknown) => {
    if (error instanceof UnknownArea)
      throw new CommandFailure(`There is no regency or city ${error.message}`)
    throw error
  })
  if (flags.isSet('json')) return print(JSON.stringify({ id, ...draft }))
  print(
    `Warning ${id} (${draft.level}) is shown until ${jakartaTime(new Date(draft.expires_at).toISOString())}. End it with: npm run portal -- alerts end ${id}`,
  )
}

async function end(args: readonly string[], { print }: Output) {
  const { positionals } = readFlags(args, {}, ['number'])
  const id = Number(positionals[0])
  if (!Number.isSafeInteger(id) || id < 1)
    throw new UsageError(`"${positionals[0] ?? ''}" is no number of a warning`)
  const isEnded = await withDatabase(async (db) => {
    const ended = await endAlert(db, id, new Date())
    if (ended) purge(['alerts'])
    return ended
  })
  if (!isEnded) throw new CommandFailure(`There is no warning ${id} that is or will be shown`)
  print(`Warning ${id} is not shown any more.`)
}

/** Runs one command about alerts. @throws UsageError, CommandFailure, StartError */
export async function runAlerts(
  action: string | undefined,
  args: readonly string[],
  output: Output,
): Promise<void> {
  if (action === 'list') return list(args, output)
  if (action === 'issue') return issue(args, output)
  if (action === 'end') return end(args, output)
  throw new UsageError(`Unknown command "alerts ${action ?? ''}"`)
}
