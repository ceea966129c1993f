import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { Database } from '@/lib/server/db/types'
import { findCategory, findSubcategory } from '../categories'
import { accessHash, openedOrErased } from '../complaint-access'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { hashesMatch, hashSecret } from '../complaint-secret'
import { foldBase32 } from '@/lib/server/complaints/base32'
import { jakartaDay } from '@/lib/jakarta'
import { isReceiptCode, receiptCode } from './receipt-code'

/** Contents of a receipt: nothing about the person, and no text of the complaint. */
export interface ReceiptFacts {
  number: string
  /** Jakarta day. */
  receivedOn: string
  category: string
  subcategory: string | null
  /** Village, district and city. */
  place: string
  type: 'public' | 'private'
  code: string
  /** The complaint's own secret as printed; null when a temporary one was given, which expires too soon to be printed. */
  ownSecret: string | null
}

/** Contents of the receipt of a complaint; null for an unknown number or a wrong secret, in the same time. */
export async function receiptFacts(
  db: Kysely<Database>,
  number: string,
  secret: string,
  locale: Locale,
  now: Date,
): Promise<ReceiptFacts | null> {
  const known = parseComplaintNumber(number) ?? ''
  const row = await db
    .selectFrom('complaints')
    .select([
      'number',
      'secret_hash',
      'secret_salt',
      'created_at',
      'category_id',
      'subcategory_id',
      'village_name',
      'district_name',
      'city_name',
      'type',
      'title',
    ])
    .select(accessHash(secret, now))
    .where('number', '=', known)
    .executeTakeFirst()
  if (openedOrErased(secret, row) === null || !row) return null
  const category = await findCategory(db, row.category_id, locale)
  const subcategory =
    row.subcategory_id === null
      ? null
      : await findSubcategory(db, row.category_id, row.subcategory_id, locale)
  return {
    number: row.number,
    receivedOn: jakartaDay(new Date(row.created_at)),
    category: category?.name ?? row.category_id,
    subcategory: subcategory?.name ?? null,
    place: [row.village_name, row.district_name, row.city_name].filter(Boolean).join(', '),
    type: row.type,
    code: receiptCode(row.secret_salt, row.number),
    ownSecret: hashesMatch(hashSecret(secret), row.secret_hash) ? foldBase32(secret) : null,
  }
}

/** Whether a code belongs to a number, for private and held complaints as well; discloses nothing else about them. */
export async function checkReceipt(
  db: Kysely<Database>,
  number: string,
  code: string,
): Promise<{ is_genuine: boolean; received_on: string | null }> {
  const known = parseComplaintNumber(number) ?? ''
  const row = await db
    .selectFrom('complaints')
    .select(['secret_salt', 'created_at'])
    .where('number', '=', known)
    .executeTakeFirst()
  const isGenuine = isReceiptCode(code, row?.secret_salt ?? null, known)
  return {
    is_genuine: isGenuine,
    received_on: row && isGenuine ? jakartaDay(new Date(row.created_at)) : null,
  }
}
