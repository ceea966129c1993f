/** Visits of one Jakarta day; the only thing that is kept of them. */
interface VisitDayTable {
  day: string
  visits: number
  visitors: number
  /** 1 for an example day made by the seed. */
  is_demo: number
}

/** Somebody seen on a day, as a hash that nobody can follow to another day; removed once the day is over. */
interface VisitMarkTable {
  day: string
  visitor_hash: string
  seen_at: string
}

/** The secret that the hashes of a day are made with; removed once the day is over. */
interface VisitSaltTable {
  day: string
  salt: string
}

export interface VisitTables {
  visit_days: VisitDayTable
  visit_marks: VisitMarkTable
  visit_salts: VisitSaltTable
}
