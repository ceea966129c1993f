import { Problem } from '@/lib/errors'
import { areaDepth, areaQuery } from '@/lib/schemas/areas'
import type { AreasPort } from '@/lib/server/contract'

/**
 * Lets only a regency or city of the area list pass as domicile (contract 2.1).
 * @throws Problem VALIDATION_FAILED naming `domicile`
 */
export async function requireCity(areas: AreasPort, domicile: string): Promise<void> {
  const { data } = await areas.list(
    areaQuery.parse({ depth: String(areaDepth.city), per_page: '100' }),
  )
  if (!data.some(({ name }) => name === domicile))
    throw new Problem('VALIDATION_FAILED', { fields: { domicile: [{ rule: 'unknownChoice' }] } })
}
