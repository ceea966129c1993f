import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import type { Alert } from '@/lib/schemas/alerts'
import { alertLevels } from '@/lib/schemas/choices'
import { alertsShownMax } from '@/lib/schemas/limits'
import type { AlertsPort } from '@/lib/server/alerts/port'
import type { AlertTable } from '@/lib/server/db/alert-types'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '@/lib/jakarta'

/** The most urgent first. */
const urgency = alertLevels.toReversed()
const storedAreas = z.array(z.string())
const storedLevel = z.enum(alertLevels)

const codesOf = (row: Selectable<AlertTable>) => storedAreas.parse(JSON.parse(row.areas))

async function areaNames(db: Kysely<Database>, codes: string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('areas')
    .select(['code_kemendagri', 'name'])
    .where('code_kemendagri', 'in', codes)
    .execute()
  return new Map(rows.map((row) => [row.code_kemendagri, row.name]))
}

/** Stored alerts in one language, with the names of their areas. */
async function describeAlerts(
  db: Kysely<Database>,
  rows: readonly Selectable<AlertTable>[],
  locale: Locale,
): Promise<Alert[]> {
  const names = await areaNames(db, [...new Set(rows.flatMap(codesOf))])
  return rows.map((row) => ({
    id: row.id,
    level: storedLevel.parse(row.level),
    title: locale === 'en' ? row.title_en : row.title_id,
    body: locale === 'en' ? row.body_en : row.body_id,
    link: row.link,
    areas: codesOf(row).map((code) => ({ code_kemendagri: code, name: names.get(code) ?? code })),
    starts_at: jakartaTime(row.starts_at),
    expires_at: jakartaTime(row.expires_at),
    updated_at: jakartaTime(row.updated_at),
  }))
}

/** Those of alerts that pages show at a moment, the most urgent first and of one level the latest; others are left out. */
export function shownAlerts(
  alerts: readonly Selectable<AlertTable>[],
  now: Date,
): Selectable<AlertTable>[] {
  const time = now.toISOString()
  return alerts
    .filter((row) => row.starts_at <= time && row.expires_at > time)
    .toSorted(
      (a, b) =>
        urgency.indexOf(storedLevel.parse(a.level)) - urgency.indexOf(storedLevel.parse(b.level)) ||
        (a.starts_at === b.starts_at ? b.id - a.id : a.starts_at < b.starts_at ? 1 : -1),
    )
    .slice(0, alertsShownMax)
}

/** The embedded port of the alerts. */
export function createAlerts(db: Kysely<Database>, now: () => Date): AlertsPort {
  return {
    async current(locale) {
      const moment = now()
      const time = moment.toISOString()
      const rows = await db
        .selectFrom('alerts')
        .selectAll()
        .where('expires_at', '>', time)
        .where('starts_at', '<=', time)
        .execute()
      return describeAlerts(db, shownAlerts(rows, moment), locale)
    },
  }
}
