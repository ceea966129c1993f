import type { Kysely, Selectable } from 'kysely'
import type { AlertDraft } from '@/lib/schemas/alerts'
import type { AlertTable } from '@/lib/server/db/alert-types'
import type { Database } from '@/lib/server/db/types'

/** An area of the draft is no regency or city of the province. */
export class UnknownArea extends Error {
  override name = 'UnknownArea'
}

/**
 * Stores an alert. @returns its number
 * @throws UnknownArea naming the first code that the province does not have
 */
export async function issueAlert(
  db: Kysely<Database>,
  draft: AlertDraft,
  now: Date,
): Promise<number> {
  const codes = [...new Set(draft.areas)]
  const known =
    codes.length === 0
      ? []
      : await db
          .selectFrom('areas')
          .select('code_kemendagri')
          .where('code_kemendagri', 'in', codes)
          .where('depth', '=', 2)
          .execute()
  const missing = codes.find((code) => !known.some((row) => row.code_kemendagri === code))
  if (missing !== undefined) throw new UnknownArea(missing)
  const at = now.toISOString()
  const { id } = await db
    .insertInto('alerts')
    .values({
      level: draft.level,
      title_id: draft.title.id,
      title_en: draft.title.en,
      body_id: draft.body.id,
      body_en: draft.body.en,
      link: draft.link,
      areas: JSON.stringify(codes),
      starts_at: new Date(draft.starts_at).toISOString(),
      expires_at: new Date(draft.expires_at).toISOString(),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends an alert now, also one that has not begun. @returns false for an unknown number and an expired alert */
export async function endAlert(db: Kysely<Database>, id: number, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const { numUpdatedRows } = await db
    .updateTable('alerts')
    .set({ expires_at: at, updated_at: at })
    .where('id', '=', id)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Current and future alerts, or all of them, the newest first; at most 200. */
export function listAlerts(
  db: Kysely<Database>,
  { isAll }: { isAll: boolean },
  now: Date,
): Promise<Selectable<AlertTable>[]> {
  let rows = db.selectFrom('alerts').selectAll().orderBy('id', 'desc').limit(200)
  if (!isAll) rows = rows.where('expires_at', '>', now.toISOString())
  return rows.execute()
}
