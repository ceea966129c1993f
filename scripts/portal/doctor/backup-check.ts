import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checked, type Finding } from './finding'

const hourMs = 3_600_000
const warnHours = 26
const failHours = 24 * 7

/** How old the newest archive of a folder is. */
export async function checkBackups(folder: string, now: Date): Promise<Finding> {
  const { ok, warn, fail } = checked('Backup')
  const names = existsSync(folder)
    ? (await readdir(folder)).filter((name) => name.endsWith('.tar.gz'))
    : []
  const times = await Promise.all(
    names.map(async (name) => (await stat(join(folder, name))).mtimeMs),
  )
  if (times.length === 0)
    return fail(`none in ${folder}`, 'Make one with "backup", best every day by a timer.')
  const hours = Math.floor((now.getTime() - Math.max(...times)) / hourMs)
  const text = `the newest of ${times.length} is ${hours} hours old`
  if (hours > failHours) return fail(text, 'Find out why the timer no longer makes them.')
  return hours > warnHours ? warn(text, 'One a day is expected; look at the timer.') : ok(text)
}
