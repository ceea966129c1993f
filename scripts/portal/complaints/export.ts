import type { FileHandle } from 'node:fs/promises'
import { type CsvCell, csvMark, csvRow } from '@/lib/csv'
import { perPageMax } from '@/lib/schemas/list'
import type { HandledComplaintRecord, HandlingQuery } from '@/lib/schemas/complaint-handling'
import type { ContactReader, HandlingPort } from '@/lib/server/complaints/ports'

type Row = Record<string, CsvCell | boolean>

/** A complaint as one flat row; who sent it and where exactly only when asked for. */
function exportRow(complaint: HandledComplaintRecord, withContacts: boolean): Row {
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
    photo_ids: complaint.photos.map(({ id }) => id).join(' '),
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

/** All complaints that a question finds, oldest first, whatever is moved meanwhile; read in pieces behind the one before. */
async function* rowsOf(
  handling: HandlingPort,
  query: Partial<HandlingQuery>,
  reader: ContactReader | null,
): AsyncGenerator<Row> {
  for (let after: string | undefined; ;) {
    const { data } = await handling.list({
      ...query,
      order: 'oldest',
      after,
      page: 1,
      per_page: perPageMax,
    })
    const complaints = await handling.showAll(
      data.map(({ complaint_number: number }) => number),
      reader,
    )
    for (const complaint of complaints) yield exportRow(complaint, reader !== null)
    after = data.at(-1)?.complaint_number
    if (after === undefined || data.length < perPageMax) return
  }
}

const cellOf = (value: CsvCell | boolean): CsvCell =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value

/** The text of a CSV file with a head line, or of a JSON list, row after row. */
async function* exportText(
  rows: AsyncIterable<Row>,
  format: 'csv' | 'json',
): AsyncGenerator<string> {
  let names: string[] | undefined
  for await (const row of rows) {
    if (format === 'json') yield `${names ? ',' : '['}\n  ${JSON.stringify(row)}`
    else
      yield (
        (names ? '' : csvMark + csvRow(Object.keys(row))) +
          csvRow(Object.keys(row).map((name) => cellOf(row[name] ?? null)))
      )
    names ??= Object.keys(row)
  }
  if (format === 'json') yield names ? '\n]\n' : '[]\n'
  else if (!names) yield csvMark
}

/**
 * Writes all complaints that a question finds; no more than a piece of them is in memory.
 * @param reader null: without names and contacts
 * @returns how many
 */
export async function writeExport(
  file: FileHandle,
  handling: HandlingPort,
  query: Partial<HandlingQuery>,
  { format, reader }: { format: 'csv' | 'json'; reader: ContactReader | null },
): Promise<number> {
  let count = 0
  async function* counted() {
    for await (const row of rowsOf(handling, query, reader)) {
      count += 1
      yield row
    }
  }
  for await (const text of exportText(counted(), format)) await file.appendFile(text)
  return count
}
