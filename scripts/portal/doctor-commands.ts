import { env } from '@/lib/env'
import { EnvError } from '@/lib/env-error'
import { checkBackups } from './doctor/backup-check'
import { checkBackupSet } from './doctor/backup-set-check'
import { checkPhoneGateway, checkPushKeys } from './doctor/channel-checks'
import { checkDatabase } from './doctor/database-checks'
import { checked, type Finding, findingLines } from './doctor/finding'
import { checkBuild, checkDataFolder, checkNode } from './doctor/machine-checks'
import { checkOthers } from './doctor/reach-checks'
import { checkHolidays, checkOrigin, checkProxies, checkUnused } from './doctor/settings-checks'
import { CommandFailure, type Output } from './output'
import type { ParsedArguments } from './parse-arguments'

async function findings(backupFolder: string | undefined): Promise<Finding[]> {
  const now = new Date()
  const first = [checkNode(process.version), checkBuild(process.cwd())]
  let settings: ReturnType<typeof env>
  try {
    settings = env()
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return [
      ...first,
      checked('Settings').fail(error.message, '.env.example says what each setting means.'),
    ]
  }
  const own = settings.PORTAL_API_URL
    ? checkUnused(settings)
    : [
        ...checkPushKeys(settings),
        ...checkPhoneGateway(settings),
        ...(await checkDataFolder(settings)),
        ...(await checkDatabase(settings)),
      ]
  const archives = backupFolder === undefined ? [] : [await checkBackups(backupFolder, now)]
  const backups = [
    ...(settings.BACKUP_URL === undefined ? [] : await checkBackupSet(settings.BACKUP_URL, now)),
    ...archives,
  ]
  return [
    ...first,
    checked('Settings').ok('in order'),
    checkOrigin(settings),
    checkProxies(settings),
    checkHolidays(now),
    ...own,
    ...(await checkOthers(settings)),
    ...backups,
  ]
}

/** Prints what is right and wrong with this installation. @throws CommandFailure when a check failed */
export async function runDoctor(given: ParsedArguments, { print }: Output): Promise<void> {
  const found = await findings(given.text('backup'))
  if (given.isSet('json')) print(JSON.stringify(found, null, 2))
  else for (const line of findingLines(found)) print(line)
  const failed = found.filter(({ state }) => state === 'fail').length
  if (failed > 0) throw new CommandFailure(`${failed} ${failed === 1 ? 'check' : 'checks'} failed.`)
}
