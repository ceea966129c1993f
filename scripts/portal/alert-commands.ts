import type { Selectable } from 'kysely'
import { fieldProblems } from '@/lib/validation'
import { type AlertDraft, alertDraft } from '@/lib/schemas/alerts'
import { alertBodyRange, alertDaysMax, alertsShownMax, alertTitleRange } from '@/lib/schemas/limits'
import { shownAlerts } from '@/lib/server/alerts/embedded/alerts'
import type { AlertTable } from '@/lib/server/db/alert-types'
import {
  endAlert,
  issueAlert,
  listAlerts,
  UnknownArea,
} from '@/lib/server/alerts/embedded/write-alerts'
import { jakartaTime, jakartaTimeOn } from '@/lib/jakarta'
import { purge } from '@/lib/server/purge'
import { shortened, tableLines } from './complaints/table'
import { CommandFailure, type Output, UsageError } from './output'
import type { ParsedArguments } from './parse-arguments'
import { withDatabase } from './with-database'

const hasOffset = /(?:Z|[+-]\d{2}:\d{2})$/
const minuteBeforeOffset = /T\d{2}:\d{2}(?=Z$|[+-]\d{2}:\d{2}$)/
const isMinute = /^\d{2}:\d{2}$/

/** A time as an operator writes it, with seconds and offset: without an offset it is the time of West Java. */
function fullTime(written: string): string {
  if (hasOffset.test(written)) return written.replace(minuteBeforeOffset, '$&:00')
  const [day = '', clock = ''] = written.split('T')
  return jakartaTimeOn(day, isMinute.test(clock) ? `${clock}:00` : clock)
}

const problems: Record<string, string> = {
  'title.id': `--title-id needs ${alertTitleRange.join(' to ')} characters`,
  'title.en': `--title-en needs ${alertTitleRange.join(' to ')} characters`,
  'body.id': `--body-id needs ${alertBodyRange.join(' to ')} characters`,
  'body.en': `--body-en needs ${alertBodyRange.join(' to ')} characters`,
  link: '--link must be a path of the portal or an https address',
  areas: '--areas must be codes of regencies and cities such as 32.04, separated by commas',
  starts_at: '--starts must be a time such as 2026-11-23T18:00',
  expires_at: `--expires must be a time such as 2026-11-23T18:00, after the start and at most ${alertDaysMax} days later`,
}

/** Reads an alert from flags. @throws UsageError naming the first flag that is wrong */
function draftOf(flags: ParsedArguments, now: Date): AlertDraft {
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

/** What becomes of each of some alerts now; of those that are valid pages show a few only. */
function statesOf(
  alerts: readonly Selectable<AlertTable>[],
  now: Date,
): (alert: Selectable<AlertTable>) => string {
  const shown = new Set(shownAlerts(alerts, now).map(({ id }) => id))
  return ({ id, starts_at: starts, expires_at: expires }) => {
    if (Date.parse(expires) <= now.getTime()) return 'over'
    if (Date.parse(starts) > now.getTime()) return 'waits'
    return shown.has(id) ? 'shown' : 'left out'
  }
}

/** Lists the alerts that are or will be shown, or all. @throws StartError */
export async function listWarnings(flags: ParsedArguments, { print }: Output): Promise<void> {
  const now = new Date()
  const alerts = await withDatabase((db) => listAlerts(db, { isAll: flags.isSet('all') }, now))
  const stateOf = statesOf(alerts, now)
  if (flags.isSet('json'))
    return print(
      JSON.stringify(
        alerts.map((alert) => ({
          ...alert,
          areas: JSON.parse(alert.areas) as unknown,
          state: stateOf(alert),
        })),
        null,
        2,
      ),
    )
  if (alerts.length === 0) return print('No warnings.')
  const rows = alerts.map((alert) => [
    String(alert.id),
    alert.level,
    stateOf(alert),
    jakartaTime(alert.starts_at),
    jakartaTime(alert.expires_at),
    shortened(alert.title_id, 60),
  ])
  for (const line of tableLines(['NUMBER', 'LEVEL', 'STATE', 'FROM', 'UNTIL', 'TITLE'], rows))
    print(line)
}

/** Shows an alert on every page. @throws UsageError, CommandFailure, StartError */
export async function issueWarning(flags: ParsedArguments, { print }: Output): Promise<void> {
  const now = new Date()
  const draft = draftOf(flags, now)
  const { id, leftOut } = await withDatabase(async (db) => {
    const issued = await issueAlert(db, draft, now)
    purge(['alerts'])
    const alerts = await listAlerts(db, { isAll: false }, now)
    const stateOf = statesOf(alerts, now)
    return { id: issued, leftOut: alerts.filter((alert) => stateOf(alert) === 'left out') }
  }).catch((error: unknown) => {
    if (error instanceof UnknownArea)
      throw new CommandFailure(`There is no regency or city ${error.message}`)
    throw error
  })
  if (flags.isSet('json')) return print(JSON.stringify({ id, ...draft }))
  print(
    `Warning ${id} (${draft.level}) is shown until ${jakartaTime(new Date(draft.expires_at).toISOString())}. End it with: npm run portal -- alerts end ${id}`,
  )
  if (leftOut.length > 0)
    print(
      `Pages show ${alertsShownMax} warnings at once, the most urgent and latest; left out until others end: ${leftOut.map((alert) => alert.id).join(', ')}.`,
    )
}

/** Takes an alert off every page. @throws CommandFailure, StartError */
export async function endWarning(
  { positionals }: ParsedArguments,
  { print }: Output,
): Promise<void> {
  const id = Number(positionals[0])
  const isEnded = await withDatabase(async (db) => {
    const ended = await endAlert(db, id, new Date())
    if (ended) purge(['alerts'])
    return ended
  })
  if (!isEnded) throw new CommandFailure(`There is no warning ${id} that is or will be shown`)
  print(`Warning ${id} is not shown any more.`)
}
