import type { Kysely } from 'kysely'
import type { FieldProblem } from '@/lib/errors'
import { Problem } from '@/lib/errors'
import type { HandlingQuery } from '@/lib/schemas/complaint-handling'
import type { Database } from '@/lib/server/db/types'
import { findCategory } from '../categories'
import { listedNumber } from '../listings/find-listed'
import { findOffice } from './offices'

/** Parts of an area's code: province, regency or city, district, village. */
const cityParts = 2
const districtParts = 3

async function isArea(db: Kysely<Database>, code: string, parts: number): Promise<boolean> {
  if (code.split('.').length !== parts) return false
  const area = await db
    .selectFrom('areas')
    .select('code_kemendagri')
    .where('code_kemendagri', '=', code)
    .executeTakeFirst()
  return area !== undefined
}

/** Whether there is a complaint with this number, behind which a list can go on. */
async function isListed(db: Kysely<Database>, number: string): Promise<boolean> {
  const complaint = await db
    .selectFrom('complaints')
    .select('id')
    .where('number', '=', listedNumber(number))
    .executeTakeFirst()
  return complaint !== undefined
}

/** Official name of an office, or an external authority that some complaint was forwarded to; null for neither. */
async function handlerOf(db: Kysely<Database>, name: string): Promise<string | null> {
  const office = await findOffice(db, name)
  if (office !== null) return office
  const listed = await db
    .selectFrom('complaint_listings')
    .select('handling_body')
    .where('handling_body', '=', name.trim())
    .limit(1)
    .executeTakeFirst()
  return listed?.handling_body ?? null
}

/**
 * Checks the filters of an officer's list and replaces the office by its official name. A misspelt filter, or a place that
 * is none, would return an empty list that looks like a result, or like the end of one.
 * @throws Problem VALIDATION_FAILED naming every filter that no complaint can match
 */
export async function knownFilters(
  db: Kysely<Database>,
  query: Partial<HandlingQuery>,
): Promise<Partial<HandlingQuery>> {
  const {
    category_id: category,
    city_id: city,
    district_id: district,
    body,
    after,
    start_date: from,
    end_date: until,
    due_from: dueFrom,
    due_until: dueUntil,
  } = query
  const fields: Record<string, FieldProblem[]> = {}
  const refuse = (name: keyof HandlingQuery, rule: string) => (fields[name] = [{ rule }])
  if (category !== undefined && !(await findCategory(db, category, 'id')))
    refuse('category_id', 'unknownChoice')
  if (city !== undefined && !(await isArea(db, city, cityParts))) refuse('city_id', 'areaCode')
  if (district !== undefined && !(await isArea(db, district, districtParts)))
    refuse('district_id', 'areaCode')
  else if (district !== undefined && city !== undefined && !district.startsWith(`${city}.`))
    refuse('district_id', 'areaMismatch')
  const handler = body === undefined ? undefined : await handlerOf(db, body)
  if (handler === null) refuse('body', 'unknownOffice')
  if (after !== undefined && !(await isListed(db, after))) refuse('after', 'unknownChoice')
  if (from !== undefined && until !== undefined && from > until) refuse('end_date', 'beforeStart')
  if (dueFrom !== undefined && dueUntil !== undefined && dueFrom > dueUntil)
    refuse('due_until', 'beforeStart')
  if (Object.keys(fields).length > 0) throw new Problem('VALIDATION_FAILED', { fields })
  return handler === undefined || handler === null ? query : { ...query, body: handler }
}
