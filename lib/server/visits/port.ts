import type { VisitCounters, VisitStatistics, VisitStatisticsQuery } from '@/lib/schemas/visits'

/** What is looked at of somebody who visits, and forgotten: only a hash that lasts a day is kept. */
export interface Visitor {
  ip: string
  userAgent: string
}

export interface VisitsPort {
  /** Counts one look at one page. */
  count(visitor: Visitor): Promise<void>
  /** The numbers of this moment. */
  counters(): Promise<VisitCounters>
  statistics(query: VisitStatisticsQuery): Promise<VisitStatistics>
}
