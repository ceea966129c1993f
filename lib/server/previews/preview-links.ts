import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import {
  isSameHash,
  type PreviewedItem,
  readPreviewToken,
  signPreviewToken,
  tokenHash,
} from './preview-token'

const hourMs = 3_600_000
/** How long an expired link is still listed. */
const listedMs = 7 * 24 * hourMs

export interface PreviewLink {
  id: string
  kind: string
  itemId: number
  createdAt: string
  expiresAt: string
  revokedAt: string | null
}

/** Makes a token for the preview of one item and records it, so that it can be revoked. Only its hash is stored. */
export async function issuePreviewLink(
  db: Kysely<Database>,
  secrets: readonly string[],
  item: PreviewedItem,
  hours: number,
  now: Date,
): Promise<PreviewLink & { token: string }> {
  const expiresAt = new Date(now.getTime() + hours * hourMs)
  const { id, token } = await signPreviewToken(secrets, item, now, expiresAt)
  const [createdAt, endsAt] = [now.toISOString(), expiresAt.toISOString()]
  await db
    .deleteFrom('preview_tokens')
    .where('expires_at', '<', new Date(now.getTime() - listedMs).toISOString())
    .execute()
  await db
    .insertInto('preview_tokens')
    .values({
      id,
      kind: item.kind,
      service_id: item.id,
      token_hash: tokenHash(token),
      created_at: createdAt,
      expires_at: endsAt,
      revoked_at: null,
    })
    .execute()
  return {
    id,
    kind: item.kind,
    itemId: item.id,
    token,
    createdAt,
    expiresAt: endsAt,
    revokedAt: null,
  }
}

/** Recent links, the latest first. */
export async function listPreviewLinks(db: Kysely<Database>): Promise<PreviewLink[]> {
  const rows = await db
    .selectFrom('preview_tokens')
    .select(['id', 'kind', 'service_id', 'created_at', 'expires_at', 'revoked_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    itemId: row.service_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  }))
}

/** Revokes one link, or all valid ones. @returns how many were valid */
export async function revokePreviewLinks(
  db: Kysely<Database>,
  id: string | null,
  now: Date,
): Promise<number> {
  const at = now.toISOString()
  let links = db
    .updateTable('preview_tokens')
    .set({ revoked_at: at })
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
  if (id !== null) links = links.where('id', '=', id)
  return Number((await links.executeTakeFirst()).numUpdatedRows)
}

/**
 * Whether a token opens the preview of an item: signed here, for this item, recorded, neither expired nor revoked. The database is
 * read and the hash compared even when the signature is invalid, so that timing does not reveal the reason of a refusal.
 * @returns when it expires, UTC ISO text; null when it is invalid
 */
export async function checkPreviewToken(
  db: Kysely<Database>,
  secrets: readonly string[],
  token: string,
  item: PreviewedItem,
  now: Date,
): Promise<string | null> {
  const id = await readPreviewToken(secrets, token, item, now)
  const row = await db
    .selectFrom('preview_tokens')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirst()
  const isSame = isSameHash(row?.token_hash ?? tokenHash(''), tokenHash(token))
  const isOpen =
    id !== null &&
    row !== undefined &&
    isSame &&
    row.kind === item.kind &&
    row.service_id === item.id &&
    row.revoked_at === null &&
    row.expires_at > now.toISOString()
  return isOpen ? row.expires_at : null
}
