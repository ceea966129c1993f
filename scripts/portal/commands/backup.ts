import { rehearsedPhotos } from '@/lib/schemas/limits'
import type { Commands } from '../command'

export const backupCommands: Commands = {
  backup: {
    usage: '[<file.tar.gz|folder>] [--keep <number>]',
    values: { number: { min: 1, max: 9_999 } },
    help: `Adds a run to the backup set of BACKUP_URL, a folder or a bucket, while the portal runs: the database as it is at one moment and the
photos that the set does not hold yet, encrypted to BACKUP_RECIPIENT. Meant for every hour. Older runs are thinned out: all of two
days, one a day for 35 days, one a month for a year; photos that none of them names go with them.

With a file or folder: writes the database and all photos, as they are at one moment, into one archive while the portal runs. In a folder
the archive gets a name with the time; with --keep only that many of the newest stay there. Keep it as safe as the portal's own data.`,
    load: async () => (await import('../backup-commands')).writeBackups,
  },
  'backup list': {
    usage: '[--from <set>]',
    help: 'Lists the runs of a set.',
    load: async () => (await import('../backup-set-commands')).listBackups,
  },
  'backup verify': {
    usage: '<file.tar.gz>',
    help: 'Reads a whole archive and compares every file with its checksum.',
    load: async () => (await import('../backup-commands')).verifyBackup,
  },
  restore: {
    usage: `[<file.tar.gz> | --from <set>] [--at <run>] [--identity <file>] [--force | --rehearse] [--photos <number or all>]`,
    help: `Puts a backup in the place that the settings name, with the portal stopped: the newest run of BACKUP_URL, or what is named. The
identity is the private key of an encrypted set. Checks before anything is touched, refuses a backup of a newer portal, and replaces
a portal that is there only with --force.

With --rehearse: restores into a temporary place (PostgreSQL: a database beside that of DATABASE_URL), compares it with the manifest, opens
it as the portal does, compares ${rehearsedPhotos} photos (or --photos) with their checksums, and removes the place. Exit code 1 when
anything is wrong.`,
    load: async () => (await import('../restore-commands')).restorePortal,
  },
}
