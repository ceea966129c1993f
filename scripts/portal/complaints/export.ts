import type { FileHandle } from 'node:fs/promises'
import { type CsvCell, csvMark, csvRow } from '@/lib/csv'
import { perPageMax } from '@/lib/schemas/list'
import type { HandledComplaintRecord, HandlingQuery } from '@/lib/schemas/complaint-handling'
import type { ContactReader, HandlingPort } from '@/lib/server/complaints/ports'

type Column = (complaint: HandledComplaintRecord) => CsvCell | boolean

/** What a file says of each complaint, by the names of its columns. */
const columns: Record<string, Column> = {
  complaint_number: (complaint) => complaint.complaint_number,
  title: (complaint) => complaint.title,
  description: (complaint) => complaint.description,
  type: (complaint) => complaint.type,
  is_anonymous: (complaint) => complaint.is_anonymous,
  category_id: (complaint) => complaint.category_id,
  category_other: (complaint) => complaint.category_other,
  subcategory_id: (complaint) => complaint.subcategory_id,
  subcategory_other: (complaint) => complaint.subcategory_other,
  city_id: (complaint) => complaint.city_id,
  city_name: (complaint) => complaint.city_name,
  district_id: (complaint) => complaint.district_id,
  district_name: (complaint) => complaint.district_name,
  village_id: (complaint) => complaint.village_id,
  village_name: (complaint) => complaint.village_name,
  status: (complaint) => complaint.status,
  status_name: (complaint) => complaint.status_name,
  awaits: (complaint) => complaint.awaits,
  handling_body: (complaint) => complaint.handling_body,
  service_class: (complaint) => complaint.service_class,
  resolve_due_on: (complaint) => complaint.resolve_due_on,
  is_late: (complaint) => complaint.is_late,
  held_reason: (complaint) => complaint.held_reason,
  merged_into: (complaint) => complaint.merged_into,
  supporters: (complaint) => complaint.supporters,
  flags: (complaint) => complaint.flags,
  photo_ids: ({ photos }) => photos.map(({ id }) => id).join(' '),
  step: (complaint) => complaint.step,
  is_demo: (complaint) => complaint.is_demo,
  created_at: (complaint) => complaint.created_at,
  updated_at: (complaint) => complaint.updated_at,
}

/** Who sent it and where exactly. */
const contactColumns: Record<string, Column> = {
  reporter_name: ({ reporter }) => reporter?.name ?? null,
  reporter_phone: ({ reporter }) => reporter?.phone ?? null,
  reporter_email: ({ reporter }) => reporter?.email ?? null,
  address: ({ address }) => address,
  address_detail: (complaint) => complaint.address_detail,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
}

/** All complaints that a question finds, oldest first, whatever is moved meanwhile; read in pieces behind the one before. */
async function* complaintsOf(
  handling: HandlingPort,
  query: Partial<HandlingQuery>,
  reader: ContactReader | null,
): AsyncGenerator<HandledComplaintRecord> {
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
    yield* complaints
    after = data.at(-1)?.complaint_number
    if (after === undefined || data.length < perPageMax) return
  }
}

const cellOf = (value: CsvCell | boolean): CsvCell =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value

/** The text of a CSV file with a head line, or of a JSON list, complaint after complaint. */
async function* exportText(
  complaints: AsyncIterable<HandledComplaintRecord>,
  format: 'csv' | 'json',
  wanted: Record<string, Column>,
): AsyncGenerator<string> {
  // The head stands there also when nothing was found: whatever reads the file knows its columns by it.
  yield format === 'csv' ? csvMark + csvRow(Object.keys(wanted)) : '['
  let sign = ''
  for await (const complaint of complaints) {
    const fields = Object.entries(wanted).map(
      ([name, valueOf]) => [name, valueOf(complaint)] as const,
    )
    if (format === 'csv') yield csvRow(fields.map(([, value]) => cellOf(value)))
    else yield `${sign}\n  ${JSON.stringify(Object.fromEntries(fields))}`
    sign = ','
  }
  if (format === 'json') yield sign === '' ? ']\n' : '\n]\n'
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
    for await (const complaint of complaintsOf(handling, query, reader)) {
      count += 1
      yield complaint
    }
  }
  const wanted = reader === null ? columns : { ...columns, ...contactColumns }
  for await (const text of exportText(counted(), format, wanted)) await file.appendFile(text)
  return count
}
