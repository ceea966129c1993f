import type { Kysely } from 'kysely'
import type { MonitoringPort } from '@/lib/server/complaints/ports'
import type { Database } from '@/lib/server/db/types'
import type { ActionSettings } from '../handling/run-action'
import { publishedRatings } from '../ratings/published-ratings'
import { complaintStatistics } from '../statistics/statistics'
import { addFlag } from './flags'
import { listMonitored } from './monitored-list'
import { similarComplaints } from './similar'
import { addSupporter } from './supporters'

export function createMonitoring(db: Kysely<Database>, settings: ActionSettings): MonitoringPort {
  const { now } = settings
  return {
    list: (query, locale) => listMonitored(db, query, locale),
    statistics: (query, locale) => complaintStatistics(db, query, locale, now()),
    ratings: (locale) => publishedRatings(db, locale),
    similar: (request, locale) => similarComplaints(db, request, locale, now()),
    support: (number, supporter) => addSupporter(db, number, supporter, settings),
    flag: (number, flag) => addFlag(db, number, flag, settings),
  }
}
