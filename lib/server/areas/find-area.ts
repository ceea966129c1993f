import { type Area, areaQuery } from '@/lib/schemas/areas'
import type { AreasPort } from './port'

/** The area of a dotted code; null when there is none. A code has as many parts as its area is deep. */
export async function findArea(areas: AreasPort, code: string): Promise<Area | null> {
  const parts = code.split('.')
  const { data } = await areas.list({
    ...areaQuery.parse({ depth: String(parts.length), per_page: '1' }),
    // A code alone finds its area here; the provincial API may look below a parent only.
    parent_code_kemendagri: parts.slice(0, -1).join('.'),
    code_kemendagri: code,
  })
  return data.find((area) => area.code_kemendagri === code) ?? null
}
