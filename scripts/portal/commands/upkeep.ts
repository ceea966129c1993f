import type { Commands } from '../command'

export const demoCommands: Commands = {
  'demo remove': {
    usage: '[--dry-run]',
    help: `Deletes every record marked as an example and keeps later starts from bringing them back.
With --dry-run it only counts them.`,
    load: async () => (await import('../demo-commands')).removeExamples,
  },
}

export const retentionCommands: Commands = {
  retention: {
    usage: '[--dry-run]',
    help: `Removes what is not kept any longer, as the server does every day: who sent complaints that ended long ago, old texts and photos,
expired secrets, counters and sent messages. Prints one line per rule. With --dry-run it only counts.`,
    load: async () => (await import('../retention-commands')).applyRetention,
  },
}

export const upkeepCommands: Commands = {
  doctor: {
    usage: '[--json] [--backup <folder>]',
    help: `Looks at settings, machine, database, photos and the other systems that are set, and says in one line each what to do. Changes and
sends nothing, also at the age of the backups of BACKUP_URL. With --backup also how old the newest archive of a folder is. Exit code 1 when
something fails.`,
    load: async () => (await import('../doctor-commands')).runDoctor,
  },
  migrate: {
    usage: '[--status]',
    help: `Brings database and seeded content up to date without starting the server; safe beside running portals. With --status it only
lists the migrations to come.`,
    load: async () => (await import('../migrate-commands')).runMigrate,
  },
}
