import type { VisitCounters, VisitStatistics, VisitStatisticsQuery } from '@/lib/schemas/visits'

/** What tells visitors apart; only a hash of it is stored, for a day. */
export interface Visitor {
  ip: string
  userAgent: string
}

export interface VisitsPort {
  /** Counts one page view. */
  count(visitor: Visitor): Promise<void>
  /** The numbers of this moment. */
  counters(): Promise<VisitCounters>
  statistics(query: VisitStatisticsQuery): Promise<VisitStatistics>
}
