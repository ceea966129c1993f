import { createHash } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import { stopCall } from '@/lib/complaints/mail-pages'
import type { OutboxTable } from '@/lib/server/db/complaint-handling-types'
import type { Database } from '@/lib/server/db/types'
import { addressHash } from './address-hash'
import type { MailAudience } from './complaint-mail'
import { confirmableMs, confirmationMail } from './confirmation-mail'
import { countMails, type MailCounter } from './mail-counters'
import { type MailStanding, mailStandings } from './mail-standing'
import type { MailSettings, MailText } from './mail-text'
import { newToken, tokenHash } from './mail-token'
import { noteWithheld } from './withheld-mails'

/** Rows of one statement; databases limit the values in one. */
const rowsAtOnce = 100

interface MailedComplaint {
  id: string
  number: string
}

/** What is told about an event. */
export interface EventNews {
  step: number
  /** Without anything a citizen wrote. */
  plain: (stopToken: string) => MailText
  full: (stopToken: string) => MailText
}

export interface QueuedFor {
  complaint: MailedComplaint
  audience: MailAudience
  /** At most 500, none twice. */
  addresses: readonly string[]
  /** null: nothing to tell, only a new address to ask. */
  news: EventNews | null
}

/** Name of a message: the same is told to the same address once, whoever asks for it again. */
const messageId = (
  audience: MailAudience,
  complaintId: string,
  what: number | 'ask',
  address: string,
) =>
  `${audience}-${createHash('sha256').update(`${complaintId}:${what}:${address.toLowerCase()}`).digest('hex').slice(0, 32)}`

/** Notes that an address was written to about a complaint. @returns the token that confirms each address that was new */
async function subscribe(
  transaction: Transaction<Database>,
  { complaint, audience }: QueuedFor,
  hashes: readonly string[],
  state: 'asked' | 'confirmed',
  now: Date,
): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map()
  const tokens = new Map(hashes.map((hash) => [hash, newToken()]))
  const isAsked = state === 'asked'
  const added = await transaction
    .insertInto('mail_subscriptions')
    .values(
      [...tokens].map(([hash, token]) => ({
        complaint_id: complaint.id,
        address_hash: hash,
        audience,
        state,
        confirm_hash: isAsked ? tokenHash(token) : null,
        confirm_ends_at: isAsked ? new Date(now.getTime() + confirmableMs).toISOString() : null,
        created_at: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('address_hash')
    .execute()
  return new Map(added.map(({ address_hash: hash }) => [hash, tokens.get(hash) ?? '']))
}

/**
 * Puts mails about one complaint into the outbox, each as far as its address allows: a new one is asked first and told nothing else, a
 * confirmed one gets a first mail without words of citizens, then everything; more than the day's number is left out and noted.
 */
export async function queueMails(
  transaction: Transaction<Database>,
  queued: QueuedFor,
  now: Date,
  settings: MailSettings,
): Promise<void> {
  const { complaint, audience, news } = queued
  const addressOf = new Map(queued.addresses.map((address) => [addressHash(address), address]))
  const standings = await mailStandings(transaction, complaint.id, [...addressOf.keys()])
  const counterOf: Record<MailStanding, MailCounter | null> = {
    ask: 'first_mails',
    first: news && 'first_mails',
    news: news && 'later_mails',
    silent: null,
  }
  const counters = new Map(
    [...standings].flatMap(([hash, standing]): [string, MailCounter][] =>
      counterOf[standing] === null ? [] : [[hash, counterOf[standing]]],
    ),
  )
  const allowed = await countMails(transaction, counters, now)
  noteWithheld([...counters].filter(([hash]) => !allowed.has(hash)).map(([, counter]) => counter))
  const those = (wanted: MailStanding) =>
    [...allowed].filter((hash) => standings.get(hash) === wanted)

  const at = now.toISOString()
  const rowOf = (
    hash: string,
    what: number | 'ask',
    write: (stopToken: string) => MailText,
  ): Insertable<OutboxTable> => {
    const [recipient, stopToken] = [addressOf.get(hash) ?? '', newToken()]
    return {
      id: messageId(audience, complaint.id, what, recipient),
      complaint_id: complaint.id,
      channel: 'mail',
      recipient,
      ...write(stopToken),
      address_hash: hash,
      stop_hash: tokenHash(stopToken),
      stop_url: `${settings.siteOrigin}${stopCall(stopToken)}`,
      created_at: at,
      next_attempt_at: at,
      sent_at: null,
    }
  }
  const asked = await subscribe(transaction, queued, those('ask'), 'asked', now)
  const question = confirmationMail(
    { number: complaint.number, endsAt: new Date(now.getTime() + confirmableMs) },
    settings,
  )
  const rows = [...asked].map(([hash, confirm]) =>
    rowOf(hash, 'ask', (stop) => question({ confirm, stop })),
  )
  if (news) {
    const first = await subscribe(transaction, queued, those('first'), 'confirmed', now)
    rows.push(
      ...[...first.keys()].map((hash) => rowOf(hash, news.step, news.plain)),
      ...those('news').map((hash) => rowOf(hash, news.step, news.full)),
    )
  }
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await transaction
      .insertInto('outbox')
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
