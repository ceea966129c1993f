import { env } from '@/lib/env'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { openChannelsOf } from '@/lib/server/notifications/embedded/channels/open-channels'
import { allowAgain } from '@/lib/server/notifications/embedded/mail-consent'
import {
  countPendingConfirmations,
  listWaiting,
  retryWaiting,
} from '@/lib/server/notifications/embedded/outbox-list'
import { CommandFailure, type Output, UsageError } from './output'
import type { ParsedArguments } from './parse-arguments'

/** Most messages that one listing prints. */
const listMax = 500

/** Prints the messages that were not sent yet, without whole addresses. @throws StartError */
export async function listOutbox(_: ParsedArguments, { print }: Output): Promise<void> {
  const { mail, push, phone } = openChannelsOf(env())
  const db = await openPreparedDatabase(env())
  try {
    const messages = await listWaiting(db, listMax)
    for (const {
      id,
      channel,
      number,
      recipient,
      createdAt,
      attempts,
      nextAttemptAt,
      lastFailure,
    } of messages) {
      print(
        [
          id,
          channel,
          number ?? '-',
          recipient,
          createdAt,
          `tries ${attempts}`,
          nextAttemptAt === null ? 'given up' : `next ${nextAttemptAt}`,
          lastFailure || '-',
        ].join('  '),
      )
    }
    print(
      messages.length === listMax
        ? `The first ${listMax} messages that wait.`
        : `${messages.length} messages wait.`,
    )
    print(
      `${await countPendingConfirmations(db, new Date())} addresses were asked for their confirmation and have not given it yet.`,
    )
    if (!mail) print('SMTP_URL is not set: no mail is queued or sent.')
    if (!push) print('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not set: browsers are not told.')
    if (!phone) print('NOTIFY_WEBHOOK_URL and its secret are not set: phones are not told.')
  } finally {
    await db.destroy()
  }
}

/** Makes one message or all unsent ones due now; the running server sends them. @throws CommandFailure when the one does not wait, StartError */
export async function retryOutbox(
  { positionals: [message] }: ParsedArguments,
  { print }: Output,
): Promise<void> {
  const db = await openPreparedDatabase(env())
  try {
    const count = await retryWaiting(db, message ?? null, new Date())
    if (message !== undefined && count === 0)
      throw new CommandFailure(`There is no message "${message}" that waits`)
    print(`${count} messages are due now.`)
  } finally {
    await db.destroy()
  }
}

/** Lets mail go again to an address whose owner refused it and asks for it now. @throws UsageError, StartError */
export async function allowMail(
  { positionals: [address = ''] }: ParsedArguments,
  { print }: Output,
): Promise<void> {
  if (!address.includes('@')) throw new UsageError('Name an e-mail address')
  const db = await openPreparedDatabase(env())
  try {
    print(
      (await allowAgain(db, address))
        ? 'The address is asked again with its next complaint.'
        : 'The address has not refused mail.',
    )
  } finally {
    await db.destroy()
  }
}
