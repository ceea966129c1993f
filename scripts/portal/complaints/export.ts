import { csvFile, type CsvCell } from '@/lib/csv'
import { perPageMax } from '@/lib/schemas/list'
import type { HandledComplaintDetail, HandlingQuery } from '@/lib/schemas/complaint-handling'
import type { HandlingPort } from '@/lib/server/complaint-ports'

type Row = Record<string, CsvCell | boolean>

/** A complaint as one flat row; who sent it and where exactly only when asked for. */
export function exportRow(complaint: HandledComplaintDetail, withContacts: boolean): Row {
  const row: Row = {
    complaint_number: complaint.complaint_number,
    title: complaint.title,
    description: complaint.description,
    type: complaint.type,
    is_anonymous: complaint.is_anonymous,
    category_id: complaint.category_id,
    category_other: complaint.category_other,
    subcategory_id: complaint.subcategory_id,
    subcategory_other: complaint.subcategory_other,
    city_id: complaint.city_id,
    city_name: complaint.city_name,
    district_id: complaint.district_id,
    district_name: complaint.district_name,
    village_id: complaint.village_id,
    village_name: complaint.village_name,
    status: complaint.status,
    status_name: complaint.status_name,
    awaits: complaint.awaits,
    handling_body: complaint.handling_body,
    service_class: complaint.service_class,
    resolve_due_on: complaint.resolve_due_on,
    is_late: complaint.is_late,
    held_reason: complaint.held_reason,
    merged_into: complaint.merged_into,
    supporters: complaint.supporters,
    flags: complaint.flags,
    step: complaint.step,
    is_demo: complaint.is_demo,
    created_at: complaint.created_at,
    updated_at: complaint.updated_at,
  }
  if (!withContacts) return row
  const { reporter } = complaint
  return {
    ...row,
    reporter_name: reporter?.name ?? null,
    reporter_phone: reporter?.phone ?? null,
    reporter_email: reporter?.email ?? null,
    address: complaint.address,
    address_detail: complaint.address_detail,
    latitude: complaint.latitude,
    longitude: complaint.longitude,
  }
}

/** All complaints that a question finds, oldest first, whatever is moved meanwhile. */
export async function collectRows(handling: HandlingPort, query: Partial<HandlingQuery>, withContacts: boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { data, meta } = await handling.list({ ...query, order: 'oldest', page, per_page: perPageMax })
    for (const { complaint_number: number } of data) {
      const complaint = await handling.show(number)
      if (complaint) rows.push(exportRow(complaint, withContacts))
    }
    if (page >= meta.total_page) return rows
  }
}

const cellOf = (value: CsvCell | boolean): CsvCell => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)

/** Rows as CSV with a head line, or as JSON. */
export function exportText(rows: readonly Row[], format: 'csv' | 'json'): string {
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`
  const names = Object.keys(rows[0] ?? {})
  return csvFile([names, ...rows.map((row) => names.map((name) => cellOf(row[name] ?? null)))])
}
