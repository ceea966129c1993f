import { StartError } from '@/lib/server/db/start-error'
import { openSetToList } from '../backup/set/open-set'
import { lastRehearsal } from '../backup/set/rehearsal-note'
import { listRuns, momentOf } from '../backup/set/run'
import { CommandFailure } from '../output'
import { checked, type Finding } from './finding'

const hourMs = 3_600_000
const warnHours = 3
const failHours = 24
const rehearsalDays = 9

/** How old the newest run of a backup set is, and the last rehearsal of a restore from it. */
export async function checkBackupSet(url: string, now: Date): Promise<Finding[]> {
  const [backup, rehearsal] = [checked('Backup set'), checked('Rehearsal')]
  try {
    const { store, recipient } = await openSetToList(url)
    try {
      const runs = await listRuns(store)
      const newest = runs.at(-1)
      if (newest === undefined)
        return [
          backup.fail(
            `none in ${store.place}`,
            'Make one with "backup", best every hour by a timer.',
          ),
        ]
      const hours = Math.floor((now.getTime() - momentOf(newest).getTime()) / hourMs)
      const text = `the newest of ${runs.length} is ${hours} hours old${recipient === null ? ', not encrypted' : ''}`
      const advice = 'One an hour is expected; look at the timer.'
      const age =
        hours > failHours
          ? backup.fail(text, advice)
          : hours > warnHours
            ? backup.warn(text, advice)
            : backup.ok(text)
      const held = await lastRehearsal(store)
      const days = held && Math.floor((now.getTime() - Date.parse(held.at)) / (24 * hourMs))
      if (days === null)
        return [
          age,
          rehearsal.warn('none yet', 'Hold one where the private key is: "restore --rehearse".'),
        ]
      return [
        age,
        days > rehearsalDays
          ? rehearsal.warn(`${days} days ago`, 'One a week is expected; look at its timer.')
          : rehearsal.ok(`${days} days ago`),
      ]
    } finally {
      await store.close()
    }
  } catch (error) {
    if (error instanceof CommandFailure || error instanceof StartError)
      return [backup.fail('cannot be used', error.message)]
    throw error
  }
}
