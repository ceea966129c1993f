import type { Generated } from 'kysely'

/** A warning that stands on every page while it is valid. Never changed but for its end, so that nobody reads two alerts under one number. */
export interface AlertTable {
  id: Generated<number>
  /** One of `alertLevels`. */
  level: string
  title_id: string
  title_en: string
  body_id: string
  body_en: string
  link: string | null
  /** Codes of regencies and cities as a JSON list; empty for the whole province. */
  areas: string
  starts_at: string
  /** The moment from which it is not shown any more; ending it early moves this. */
  expires_at: string
  created_at: string
  updated_at: string
}

export interface AlertTables {
  alerts: AlertTable
}
