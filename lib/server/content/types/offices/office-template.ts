import type { Kysely } from 'kysely'
import { jakartaDay } from '@/lib/jakarta'
import { officeName } from '@/lib/offices/office-names'
import { districtOfficeKinds } from '@/lib/schemas/offices'
import type { Database } from '@/lib/server/db/types'
import { contentStore } from '../../store'
import { districts } from '../districts'
import { type OfficeFile, officeFileId, officeType } from './type'

const unknown = {
  name: null,
  address: null,
  phone: null,
  website: null,
  hours: null,
  checked_on: null,
}

/**
 * Content files with a row for every office of every regency and city, by their path in a content folder. What is stored
 * stands in its row, so that importing a template makes nothing unknown.
 */
export async function officeTemplate(
  db: Kysely<Database>,
  now: Date,
): Promise<Map<string, string>> {
  const places = contentStore(db, districts)
  const listed = await places.all(places.rows(), { slug: 'asc' })
  const offices = contentStore(db, officeType)
  const stored = await offices.all(offices.rows(), {})
  const known = new Map(stored.map(({ id, doc }) => [id, doc]))
  const fresh = { ...unknown, updated_at: jakartaDay(now) }
  const files = districtOfficeKinds.map((kind): [string, string] => {
    const rows = listed.map(({ doc: { code_kemendagri: district, name } }): OfficeFile => {
      const id = officeFileId(district, kind)
      const note = officeName(kind, name.id, 'id')
      // Which office it is comes first.
      const {
        name: own,
        address,
        phone,
        website,
        hours,
        checked_on,
        updated_at,
      } = known.get(id) ?? fresh
      return {
        id,
        kind,
        district,
        note,
        name: own,
        address,
        phone,
        website,
        hours,
        checked_on,
        updated_at,
      }
    })
    return [`${officeType.kind}/${kind}.json`, `${JSON.stringify(rows, null, 2)}\n`]
  })
  // A content folder has this file, whatever is in it.
  return new Map([['tags.json', '{}\n'], ...files])
}
