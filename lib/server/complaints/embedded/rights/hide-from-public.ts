import type { Kysely } from 'kysely'
import type { HandlingResult } from '@/lib/schemas/complaint-handling'
import type { Database } from '@/lib/server/db/types'
import { forgetSupporterAddresses } from '@/lib/server/notifications/embedded/forget-supporter-addresses'
import { freeMerged } from '../handling/merged'
import { type ActionSettings, resultOf, runAction } from '../handling/run-action'
import { automaticNotes, reporterActor } from '../history-notes'
import type { OwnComplaint } from '../reporter/open-own'
import { recordDone } from './record-rights'

/** Shows the public no name any more, not even a masked one. A complaint without a public name stays as it is. */
export async function hideName(
  db: Kysely<Database>,
  settings: ActionSettings,
  own: OwnComplaint,
): Promise<HandlingResult> {
  if (own.type === 'private' || own.is_anonymous === 1) return resultOf(own)
  return runAction(db, settings, async ({ transaction, at, write }) => {
    const written = await write(
      own,
      { is_anonymous: 1 },
      {
        kind: 'name_hidden',
        note: automaticNotes.nameHidden,
        actor: reporterActor,
        isPublic: false,
      },
    )
    await recordDone(transaction, own.id, 'hide_name', at)
    return written
  })
}

/**
 * Takes a complaint out of everything public; there is no way back. Who was anonymous stays so, also in what is exported. Those merged into it go
 * their own way, because what officers write to it is for its reporter alone from now on, and supporters hear no more of it.
 */
export async function makePrivate(
  db: Kysely<Database>,
  settings: ActionSettings,
  own: OwnComplaint,
): Promise<HandlingResult> {
  if (own.type === 'private') return resultOf(own)
  return runAction(db, settings, async (context) => {
    const written = await context.write(
      own,
      { type: 'private', text_hash: '' },
      {
        kind: 'made_private',
        note: automaticNotes.madePrivate,
        actor: reporterActor,
        isPublic: false,
      },
    )
    await freeMerged(context, written.id, automaticNotes.unmerged)
    await forgetSupporterAddresses(context.transaction, written.id, context.at)
    await recordDone(context.transaction, written.id, 'make_private', context.at)
    return written
  })
}
