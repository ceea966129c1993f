import type { Kysely } from 'kysely'
import type { Day } from '@/lib/days'
import { jakartaTime } from '@/lib/jakarta'
import type { HandledComplaint } from '@/lib/schemas/complaint-handling'
import type { Database } from '@/lib/server/db/types'
import { supporterCount } from '../monitoring/public-complaints'
import { statusLabel } from '../status-labels'

/** Columns of an officer's list: no names, no contacts, no text. */
export const handledRows = (db: Kysely<Database>) =>
  db
    .selectFrom('complaints')
    .leftJoin('complaints as main', 'main.id', 'complaints.merged_into_id')
    .select([
      'complaints.id',
      'complaints.number',
      'complaints.title',
      'complaints.type',
      'complaints.category_id',
      'complaints.subcategory_id',
      'complaints.city_name',
      'complaints.district_name',
      'complaints.status',
      'complaints.awaits',
      'complaints.handling_body',
      'complaints.service_class',
      'complaints.resolve_due_on',
      'complaints.held_reason',
      'complaints.merged_into_id',
      'complaints.step',
      'complaints.created_at',
      'complaints.updated_at',
      'complaints.is_demo',
      'main.number as main_number',
    ])
    .select(supporterCount.as('supporters'))

export type HandledRow = Awaited<ReturnType<ReturnType<typeof handledRows>['execute']>>[number]

export const handledComplaintOf = (row: HandledRow, today: Day): HandledComplaint => ({
  complaint_number: row.number,
  title: row.title,
  type: row.type,
  category_id: row.category_id,
  subcategory_id: row.subcategory_id,
  city_name: row.city_name,
  district_name: row.district_name,
  status: row.status,
  status_name: statusLabel(row.status, 'id'),
  awaits: row.awaits,
  handling_body: row.handling_body,
  service_class: row.service_class,
  resolve_due_on: row.resolve_due_on,
  is_late: row.resolve_due_on !== null && row.resolve_due_on < today && row.awaits === null,
  held_reason: row.held_reason,
  merged_into: row.main_number,
  supporters: row.supporters,
  step: row.step,
  created_at: jakartaTime(row.created_at),
  updated_at: jakartaTime(row.updated_at),
  is_demo: row.is_demo === 1,
})
