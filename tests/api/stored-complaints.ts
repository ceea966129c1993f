import { randomBytes } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { ComplaintStatus } from '@/lib/complaints/statuses'
import type { EventKind } from '@/lib/schemas/complaint-handling'
import type { ComplaintTable } from '@/lib/server/db/complaint-types'
import type { Database } from '@/lib/server/db/types'
import { newComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { factsOf } from '@/lib/server/complaints/embedded/statistics/facts'
import { putFacts } from '@/lib/server/complaints/embedded/statistics/put-facts'

export interface StoredEvent {
  kind: EventKind
  status: ComplaintStatus
  /** UTC ISO text. */
  at: string
  due_on?: string
  reason_code?: string
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

let stored = 0
/** A number of its own: of a thousand drawn by chance for one day two are alike in one run of sixty. */
function ownNumber(receivedAt: Date): string {
  let rest = stored++
  return newComplaintNumber(receivedAt, (below) => {
    const place = rest % below
    rest = Math.floor(rest / below)
    return place
  })
}

const ends: readonly ComplaintStatus[] = ['finished', 'rejected', 'canceled', 'failed']

/** A complaint with its whole history as the database holds it, for reads that nothing but rows matters to. The first step is the receipt. */
export async function storeComplaint(
  db: Kysely<Database>,
  steps: readonly StoredEvent[],
  changes: Partial<Insertable<ComplaintTable>> = {},
) {
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) throw new Error('a complaint has at least its receipt')
  const complaint = {
    id: hex(16),
    number: ownNumber(new Date(first.at)),
    type: 'public',
    is_anonymous: 0,
    category_id: 'infrastruktur',
    category_other: '',
    subcategory_id: null,
    subcategory_other: '',
    title: 'Jalan berlubang di depan sekolah',
    reason: 'Lubangnya dalam dan sudah membuat pengendara motor jatuh.',
    reporter_name: 'Budi Santoso',
    reporter_phone: '081234567890',
    reporter_email: 'budi@warga.id',
    address: 'Jl. Geger Kalong',
    address_detail: 'rumah pagar hijau',
    latitude: -6.87,
    longitude: 107.59,
    city_code: '32.73',
    city_name: 'Kota Bandung',
    district_code: '32.73.01',
    district_name: 'Sukasari',
    village_code: '32.73.01.1001',
    village_name: 'Sarijadi',
    status: last.status,
    step: steps.length,
    verified_at: steps.find(({ status }) => status === 'verified')?.at ?? null,
    closed_at: ends.includes(last.status) ? last.at : null,
    secret_hash: hex(32),
    secret_salt: hex(8),
    submission_key_hash: hex(32),
    submission_body_hash: hex(32),
    created_at: first.at,
    updated_at: last.at,
    service_class: 'ordinary',
    is_demo: 0,
    ...changes,
  } satisfies Insertable<ComplaintTable>
  await db.insertInto('complaints').values(complaint).execute()
  await db
    .insertInto('complaint_history')
    .values(
      steps.map((step, index) => ({
        complaint_id: complaint.id,
        step: index + 1,
        note_id: '',
        note_en: '',
        actor: 'petugas',
        reason_code: '',
        due_on: null,
        ...step,
      })),
    )
    .execute()
  await putFacts(db, [
    factsOf(
      complaint,
      steps.map((step) => ({ due_on: null, reason_code: '', ...step })),
    ),
  ])
  return { id: complaint.id, number: complaint.number }
}

/** A photo of a stored complaint. */
export async function storePhoto(
  db: Kysely<Database>,
  complaintId: string,
  changes: { purpose?: 'evidence'; held_reason?: string } = {},
) {
  const id = hex(16)
  await db
    .insertInto('photos')
    .values({
      id,
      content_type: 'image/jpeg',
      content_hash: hex(32),
      size: 1,
      form_token_hash: null,
      complaint_id: complaintId,
      position: 0,
      created_at: new Date().toISOString(),
      ...changes,
    })
    .execute()
  return id
}
