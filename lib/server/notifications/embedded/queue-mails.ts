import { createHash } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import { stopCall } from '@/lib/complaints/mail-pages'
import type { OutboxTable } from '@/lib/server/db/mail-types'
import type { Database } from '@/lib/server/db/types'
import { addressHash } from './address-hash'
import type { MailAudience } from './complaint-mail'
import { confirmableMs, confirmationMail } from './confirmation-mail'
import { countMails, type MailCounter } from './mail-counters'
import { type MailPermission, readMailPermissions } from './mail-permission'
import type { MailSettings, MailText } from './mail-text'
import { newToken, tokenHash } from './mail-token'
import { noteWithheld } from './withheld-mails'

/** Rows per statement: databases limit its parameters. */
const rowsAtOnce = 100

interface MailedComplaint {
  id: string
  number: string
}

export interface EventNews {
  step: number
  /** Without anything a citizen wrote. */
  plain: (stopToken: string) => MailText
  full: (stopToken: string) => MailText
}

export interface QueuedFor {
  complaint: MailedComplaint
  audience: MailAudience
  /** At most 500, without duplicates. */
  addresses: readonly string[]
  /** null: only confirmation mails to new addresses. */
  news: EventNews | null
  /** Asks addresses without a subscription to this complaint, also those that confirmed an earlier one. */
  asksAgain?: boolean
}

/** Id of a message to a reporter or supporter, the same for the same contents and address, so that a second insert changes nothing. */
export const messageId = (
  audience: MailAudience,
  complaintId: string,
  what: number | 'ask',
  address: string,
) =>
  `${audience}-${createHash('sha256').update(`${complaintId}:${what}:${address.toLowerCase()}`).digest('hex').slice(0, 32)}`

/** Stores subscriptions of a complaint. @returns confirmation token of each address that was new, by its hash */
async function subscribe(
  transaction: Transaction<Database>,
  { complaint, audience }: QueuedFor,
  hashes: readonly string[],
  state: 'asked' | 'confirmed',
  now: Date,
): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map()
  const tokens = new Map(hashes.map((hash) => [hash, newToken()]))
  const isPending = state === 'asked'
  const added = await transaction
    .insertInto('mail_subscriptions')
    .values(
      [...tokens].map(([hash, token]) => ({
        complaint_id: complaint.id,
        address_hash: hash,
        audience,
        state,
        confirm_hash: isPending ? tokenHash(token) : null,
        confirm_ends_at: isPending ? new Date(now.getTime() + confirmableMs).toISOString() : null,
        created_at: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('address_hash')
    .execute()
  return new Map(added.map(({ address_hash: hash }) => [hash, tokens.get(hash) ?? '']))
}

/**
 * Puts mails about one complaint into the outbox as the permission of each address allows: a new one gets a confirmation mail only, a
 * confirmed one a first mail without words of citizens, then all. Mails beyond the daily limit are left out and counted.
 */
export async function queueMails(
  transaction: Transaction<Database>,
  queued: QueuedFor,
  now: Date,
  settings: MailSettings,
): Promise<void> {
  const { complaint, audience, news, asksAgain = false } = queued
  const addressOf = new Map(queued.addresses.map((address) => [addressHash(address), address]))
  const permissions = await readMailPermissions(transaction, complaint.id, [...addressOf.keys()])
  if (asksAgain)
    for (const [hash, permission] of permissions)
      if (permission === 'first') permissions.set(hash, 'ask')
  const counterOf: Record<MailPermission, MailCounter | null> = {
    ask: 'first_mails',
    first: news && 'first_mails',
    news: news && 'later_mails',
    silent: null,
  }
  const counters = new Map(
    [...permissions].flatMap(([hash, permission]): [string, MailCounter][] =>
      counterOf[permission] === null ? [] : [[hash, counterOf[permission]]],
    ),
  )
  const allowed = await countMails(transaction, counters, now)
  noteWithheld([...counters].filter(([hash]) => !allowed.has(hash)).map(([, counter]) => counter))
  const hashesWith = (permission: MailPermission) =>
    [...allowed].filter((hash) => permissions.get(hash) === permission)

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
  const pending = await subscribe(transaction, queued, hashesWith('ask'), 'asked', now)
  const confirmationText = confirmationMail(
    { number: complaint.number, endsAt: new Date(now.getTime() + confirmableMs) },
    settings,
  )
  const rows = [...pending].map(([hash, confirm]) =>
    rowOf(hash, 'ask', (stop) => confirmationText({ confirm, stop })),
  )
  if (news) {
    const first = await subscribe(transaction, queued, hashesWith('first'), 'confirmed', now)
    rows.push(
      ...[...first.keys()].map((hash) => rowOf(hash, news.step, news.plain)),
      ...hashesWith('news').map((hash) => rowOf(hash, news.step, news.full)),
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
