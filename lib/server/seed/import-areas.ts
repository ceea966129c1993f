import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data'
import type { Kysely } from 'kysely'
import { fold } from '@/lib/fold'
import { provinceCode } from '@/lib/schemas/areas'
import type { AreaTable, Database } from '@/lib/server/db/types'

const batchSize = 100

/** The source writes regencies in capitals: KABUPATEN BANDUNG BARAT → Kabupaten Bandung Barat. */
const titled = (name: string) =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(^|[\s(-])\p{L}/gu, (start) => start.toUpperCase())
    : name

const parentOf = (code: string) => code.slice(0, Math.max(0, code.lastIndexOf('.')))

/** Fills the areas of the province from `idn-area-data` (ODbL, attribution in README); does nothing when they are there. */
export async function importAreas(db: Kysely<Database>): Promise<void> {
  const present = await db.selectFrom('areas').select('id').limit(1).execute()
  if (present.length > 0) return
  const [provinces, regencies, districts, villages] = await Promise.all([
    getProvinces(),
    getRegencies(),
    getDistricts(),
    getVillages(),
  ])
  const isOurs = ({ code }: { code: string }) =>
    code === provinceCode || code.startsWith(`${provinceCode}.`)
  const rows: AreaTable[] = [...provinces, ...regencies, ...districts, ...villages]
    .filter(isOurs)
    .map(({ code, name }, index) => ({
      id: index + 1,
      code_kemendagri: code,
      parent_code: parentOf(code),
      depth: code.split('.').length,
      name: titled(name),
      folded: fold(name),
    }))
  await db.transaction().execute(async (transaction) => {
    for (let start = 0; start < rows.length; start += batchSize) {
      await transaction
        .insertInto('areas')
        .values(rows.slice(start, start + batchSize))
        .execute()
    }
  })
}
