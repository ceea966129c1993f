import type { Kysely } from 'kysely'
import { jakartaTime } from '@/lib/jakarta'
import type { ContactReader } from '@/lib/server/complaints/ports'
import {
  classificationOf,
  ownAuthority,
  type Sp4nEvent,
  type Sp4nReport,
  stageOfEvent,
  stageOfStatus,
} from '@/lib/server/complaints/sp4n/fields'
import type { Database } from '@/lib/server/db/types'
import { recordContactReads } from '../contact-reads'

/** Complaints that are read at once. */
const rowsAtOnce = 200

/** Complaints by what became of them; together all that there are. */
export interface Sp4nCounts {
  exported: number
  /** Hidden until an officer has looked. */
  held: number
  /** Sent as private, and not asked for. */
  private: number
  /** Emptied by retention or by their reporter. */
  emptied: number
  examples: number
}

const rowsBehind = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('complaints')
    .innerJoin('complaint_categories as category', 'category.id', 'complaints.category_id')
    .innerJoin('complaint_listings as listing', 'listing.complaint_id', 'complaints.id')
    .leftJoin('complaints as main', 'main.id', 'complaints.merged_into_id')
    .leftJoin('complaint_listings as main_listing', 'main_listing.complaint_id', 'main.id')
    .selectAll('complaints')
    .select([
      'category.name_id as category_name',
      'listing.is_listed',
      'main.number as main_number',
      'main_listing.is_listed as is_main_listed',
      'main_listing.is_held as is_main_held',
    ])
    .where('complaints.id', '>', id)
    .orderBy('complaints.id')
    .limit(rowsAtOnce)
    .execute()
type Row = Awaited<ReturnType<typeof rowsBehind>>[number]

async function historiesOf(
  db: Kysely<Database>,
  ids: readonly string[],
  isPrivateShown: boolean,
): Promise<Map<string, Sp4nEvent[]>> {
  const histories = new Map<string, Sp4nEvent[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return histories
  let events = db
    .selectFrom('complaint_history as event')
    .leftJoin('complaint_messages as message', (join) =>
      join
        .onRef('message.complaint_id', '=', 'event.complaint_id')
        .onRef('message.step', '=', 'event.step'),
    )
    .selectAll('event')
    .select('message.text')
    .where('event.complaint_id', 'in', ids)
  if (!isPrivateShown) events = events.where('event.is_public', '=', 1)
  for (const event of await events.orderBy('event.complaint_id').orderBy('event.step').execute())
    histories.get(event.complaint_id)?.push({
      langkah: event.step,
      waktu: jakartaTime(event.at),
      tahap: stageOfEvent(event.kind, event.status),
      status_asal: event.status,
      jenis_asal: event.kind,
      instansi: event.body || null,
      uraian: event.note_id,
      pesan: isPrivateShown ? event.text : null,
    })
  return histories
}

const fate = (row: Row, isPrivateShown: boolean): keyof Sp4nCounts => {
  if (row.is_demo === 1) return 'examples'
  if (row.is_listed === 1) return 'exported'
  if (row.held_reason !== null) return 'held'
  if (row.title === '') return 'emptied'
  return isPrivateShown ? 'exported' : 'private'
}

/** Whether the row says who sent it: names that were hidden stay so. */
const isNamed = (row: Row) => row.is_anonymous === 0 && row.reporter_name !== ''

const yes = (is: boolean) => (is ? ('ya' as const) : ('tidak' as const))

function reportOf(row: Row, riwayat: Sp4nEvent[], isPrivateShown: boolean): Sp4nReport {
  const isContactShown = isPrivateShown && isNamed(row)
  const isMainShown = row.is_main_listed === 1 || (isPrivateShown && row.is_main_held === 0)
  return {
    nomor_asal: row.number,
    tanggal_laporan: jakartaTime(row.created_at),
    klasifikasi: classificationOf[row.service_class],
    berkadar_pengawasan: yes(row.service_class === 'supervision'),
    judul: row.title,
    isi: row.reason,
    kategori_asal: [row.category_id, row.subcategory_id].filter(Boolean).join('.'),
    kategori: row.category_name,
    instansi_tujuan: row.handling_body || ownAuthority,
    tahap: row.awaits === 'confirmation' ? 'answered' : stageOfStatus[row.status],
    status_asal: row.status,
    anonim: yes(row.is_anonymous === 1),
    rahasia: yes(row.type === 'private'),
    lokasi: `${row.village_name}, ${row.district_name}, ${row.city_name}`,
    kode_wilayah: row.village_code,
    tenggat: row.resolve_due_on,
    laporan_induk: isMainShown ? row.main_number : null,
    pelapor: isContactShown ? row.reporter_name : null,
    telepon: isContactShown ? row.reporter_phone : null,
    surel: isContactShown ? row.reporter_email : null,
    alamat: isPrivateShown ? [row.address, row.address_detail].filter(Boolean).join('\n') : null,
    lintang: isPrivateShown ? row.latitude : null,
    bujur: isPrivateShown ? row.longitude : null,
    riwayat,
  }
}

/**
 * All complaints as reports for the national system, in pieces that are read behind the one before; held, emptied and example ones never.
 * @param reader null: what the public may see. Otherwise private complaints, places, messages and contacts too, and each read is recorded first.
 * @param counts is added to
 */
export async function* sp4nReports(
  db: Kysely<Database>,
  reader: ContactReader | null,
  now: Date,
  counts: Sp4nCounts,
): AsyncGenerator<Sp4nReport[]> {
  const isPrivateShown = reader !== null
  for (let last = ''; ;) {
    const rows = await rowsBehind(db, last)
    const shown = rows.filter((row) => fate(row, isPrivateShown) === 'exported')
    if (reader)
      await recordContactReads(
        db,
        shown.filter(isNamed).map(({ number }) => number),
        reader,
        now,
      )
    const histories = await historiesOf(
      db,
      shown.map(({ id }) => id),
      isPrivateShown,
    )
    for (const row of rows) counts[fate(row, isPrivateShown)] += 1
    if (shown.length > 0)
      yield shown.map((row) => reportOf(row, histories.get(row.id) ?? [], isPrivateShown))
    const end = rows.at(-1)
    if (end === undefined || rows.length < rowsAtOnce) return
    last = end.id
  }
}
