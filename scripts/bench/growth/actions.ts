import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { moveRequest } from '@/lib/schemas/complaint-handling'
import type { ComplaintReceipt } from '@/lib/schemas/complaints'
import type { Database } from '@/lib/server/db/types'
import type { Locale } from '@/lib/i18n/locales'
import { hashFormKey, hashSecret } from '@/lib/server/complaints/embedded/complaint-secret'
import { createComplaint } from '@/lib/server/complaints/embedded/create-complaint'
import { move } from '@/lib/server/complaints/embedded/handling/officer-actions'
import { createReporterActions } from '@/lib/server/complaints/embedded/reporter/reporter'
import { photoUri } from '@/lib/server/media/embedded/photo-uri'
import { queueMessages } from '@/lib/server/notifications/embedded/queue-messages'
import { complaintWith } from '@/tests/crash/rounds'
import { tries } from './cost'
import { withRealNumbers } from './numbered-complaints'
import { goals, type Question } from './question'

/** Complaints to be acted on, one for each try. */
const actsMax = tries + 1
const supporters = 5_000
const knownSecret = 'B'.repeat(26)
const mail = { siteOrigin: 'https://jabarprov.go.id', contact: 'info@jabarprov.go.id' }
const now = () => new Date()

/** Supporters of a complaint who all subscribed to its news. */
async function addSupporters(db: Kysely<Database>, complaintId: string): Promise<void> {
  const rows = Array.from({ length: supporters }, (_, nth) => ({
    complaint_id: complaintId,
    supporter_hash: `bench-${nth}`,
    email: `${nth}@${complaintId}.warga.id`,
    created_at: '2026-01-05T03:00:00.000Z',
  }))
  // Each of them counts in the one row of its complaint, whose versions PostgreSQL goes through until the statement has ended.
  for (let start = 0; start < rows.length; start += 100)
    await db
      .insertInto('complaint_supporters')
      .values(rows.slice(start, start + 100))
      .execute()
}

/** A public complaint with its photo, as the form sends it once the photo is stored. */
async function writtenComplaint(db: Kysely<Database>) {
  const [key, id] = [randomUUID(), randomBytes(16).toString('hex')]
  const size = 1
  await db
    .insertInto('photos')
    .values({
      id,
      content_type: 'image/jpeg',
      content_hash: id,
      size,
      form_token_hash: hashFormKey(key),
      complaint_id: null,
      position: null,
      created_at: now().toISOString(),
    })
    .execute()
  const request = complaintWith({ file_name: '', file_download_uri: photoUri(id), size })
  request.informasi_aduan.type = 'public'
  // To one address only a few first mails go in a day.
  request.data_wargi.email = `${key}@warga.id`
  return { key, request }
}

/** What changes a complaint. Withdrawals and erasures end what the new complaints have sent, so they come after them. */
export async function actions(db: Kysely<Database>): Promise<Question[]> {
  const unverified = await withRealNumbers(db, 'unverified', actsMax * 2)
  const [movable, supported] = [unverified.slice(0, actsMax), unverified.slice(actsMax)]
  for (const { id } of supported) await addSupporters(db, id)
  await db
    .updateTable('complaints')
    .set({ secret_hash: hashSecret(knownSecret) })
    .where(
      'id',
      'in',
      supported.map(({ id }) => id),
    )
    .execute()
  const written: Awaited<ReturnType<typeof writtenComplaint>>[] = []
  for (let nth = 0; nth < actsMax; nth += 1) written.push(await writtenComplaint(db))
  const sent: ComplaintReceipt[] = []
  const onEvent = (id: string, transaction: Transaction<Database>) =>
    queueMessages(transaction, id, now(), mail)
  const { siteOrigin } = mail
  const reporters = createReporterActions(db, { now, siteOrigin, onEvent })
  const own = <T>(
    nth: number,
    ask: (number: string, secret: string, locale: Locale) => Promise<T>,
  ) => ask(sent[nth]?.complaint_number ?? '', sent[nth]?.secret ?? '', 'id')
  const request = moveRequest.parse({ to: 'verified', note: 'Sudah diperiksa.', actor: 'bench' })
  const action = (name: string, ask: Question['ask']): Question => ({
    name,
    goalMs: goals.action,
    ask,
  })
  return [
    action('new complaint', async (nth) => {
      const complaint = written[nth]
      if (!complaint) throw new Error('no complaint is left to be sent')
      sent[nth] = await createComplaint(db, complaint.request, complaint.key, {
        siteOrigin,
        now,
        onEvent,
        requireSpace: async () => undefined,
      })
    }),
    { ...action('own data', (nth) => own(nth, reporters.ownData)), goalMs: goals.read },
    action('made private', async (nth) => {
      if (!(await own(nth, reporters.makePrivate))) throw new Error('a complaint was not private')
    }),
    action('withdrawal', async (nth) => {
      const { complaint_number: number = '', secret = '' } = sent[nth] ?? {}
      const taken = await reporters.withdraw(number, secret, { reason: 'Sudah selesai.' })
      if (taken?.status !== 'canceled') throw new Error('a complaint was not withdrawn')
    }),
    action('erasure', async (nth) => {
      if ((await own(nth, reporters.erase))?.state !== 'done')
        throw new Error('a complaint was not erased')
    }),
    action("officer's move", (nth) => move(db, { now }, movable[nth]?.number ?? '', request)),
    action('move that 5,000 support', (nth) =>
      move(db, { now, onEvent }, supported[nth]?.number ?? '', request),
    ),
    action('made private that 5,000 support', async (nth) => {
      const taken = await reporters.makePrivate(supported[nth]?.number ?? '', knownSecret)
      if (!taken) throw new Error('a complaint was not private')
    }),
  ]
}
