import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import { type Alert, alertsShownMax } from '@/lib/schemas/alerts'
import { alertLevels } from '@/lib/schemas/choices'
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

/** The embedded port of the alerts. */
export function createAlerts(db: Kysely<Database>, now: () => Date): AlertsPort {
  return {
    async current(locale) {
      const time = now().toISOString()
      const rows = await db
        .selectFrom('alerts')
        .selectAll()
        .where('expires_at', '>', time)
        .where('starts_at', '<=', time)
        .orderBy('starts_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      const urgentFirst = rows.toSorted(
        (a, b) =>
          urgency.indexOf(storedLevel.parse(a.level)) - urgency.indexOf(storedLevel.parse(b.level)),
      )
      return describeAlerts(db, urgentFirst.slice(0, alertsShownMax), locale)
    },
  }
}
