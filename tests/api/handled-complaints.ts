import { changeByPortal } from '@/lib/server/content/change'
import { importItems } from '@/lib/server/content/import-items'
import { units } from '@/lib/server/content/types/units'
import sharp from 'sharp'
import type { ComplaintStatus } from '@/lib/complaints/statuses'
import { type MoveRequest, moveRequest } from '@/lib/schemas/complaint-handling'
import type { ContactReader } from '@/lib/server/complaints/ports'
import { draftOn, type DraftChanges, type TestBackend } from './complaints-backend'

/** What the holder of a secret may do with a complaint in every status, as the page of status offers it. */
export const alwaysOffered = [
  'correct_contact',
  'hide_name',
  'make_private',
  'erase_identity',
  'erase',
  'replace_secret',
  'choose_channels',
  'download',
] as const

/** A stored complaint with its secret. */
export async function fileComplaint(
  backend: TestBackend,
  changes?: DraftChanges,
): Promise<{ number: string; secret: string; key: string }> {
  const { key, request } = await draftOn(backend, changes)
  const { complaint_number: number, secret } = await backend.complaints.create(request, key)
  return { number, secret, key }
}

/** A move that has what its status needs; where it goes is taken as written, since test databases hold no offices. */
export const officerMove = (to: ComplaintStatus, more: Partial<MoveRequest> = {}): MoveRequest =>
  moveRequest.parse({
    to,
    note: 'Petugas sudah memeriksa lokasi.',
    note_en: 'An officer has looked at the place.',
    actor: 'petugas-1',
    ...(to === 'coordinated' || to === 'diverted_to_span'
      ? { body: 'Dinas Bina Marga dan Penataan Ruang', is_body_outside: true }
      : {}),
    ...(to === 'rejected' ? { reason_code: 'incomplete' } : {}),
    ...more,
  })

/** Who reads contacts in tests. */
export const officerReader: ContactReader = { name: 'petugas', route: 'tests' }

/** What the database holds of a complaint. */
export const rowOf = ({ db }: TestBackend, number: string) =>
  db.selectFrom('complaints').selectAll().where('number', '=', number).executeTakeFirstOrThrow()

/** The steps of a complaint as the database holds them, oldest first. */
export const eventsOf = ({ db }: TestBackend, number: string) =>
  db
    .selectFrom('complaint_history')
    .innerJoin('complaints', 'complaints.id', 'complaint_history.complaint_id')
    .selectAll('complaint_history')
    .where('complaints.number', '=', number)
    .orderBy('complaint_history.step')
    .execute()

/** A picture of grey squares that no other seed resembles. */
export async function patternPhoto(seed: number): Promise<Buffer> {
  const side = 12
  let state = seed * 7919
  const pixels = Buffer.from(
    Array.from({ length: side * side }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state % 256
    }),
  )
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(480, 480, { kernel: 'nearest' })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** An office that complaints may go to. */
export async function addOffice(
  db: TestBackend['db'],
  office: { id: number; name_id: string; name_en: string; short_name: string },
): Promise<void> {
  const unit = {
    id: office.id,
    parent_id: null,
    group: 'dinas' as const,
    position: office.id,
    name: { id: office.name_id, en: office.name_en },
    short_name: office.short_name,
    description: { id: '', en: '' },
    chief: null,
    address: null,
    website: null,
    ppid: null,
    logo: null,
    phone: null,
    updated_at: '2026-11-21',
    hash: '',
  }
  await importItems(db, units, [unit], {
    isSeed: false,
    isDue: () => true,
    change: changeByPortal('import'),
  })
}
