import type { Area, AreaQuery } from '@/lib/schemas/areas'
import type { Page } from '@/lib/schemas/list'

export interface AreasPort {
  /** Ordered by name; `meta.total_count` counts the filtered rows. */
  list(query: AreaQuery): Promise<Page<Area>>
}
