import type { Env } from '@/lib/env'
import type { ChannelOptions, PurgeChannel } from './channel'
import { openFileChannel, publishByFile } from './file-channel'

/** Loaded only for a portal on PostgreSQL. */
const postgresChannel = () => import('./postgres-channel')

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>

/** Opens the configured channel: the database itself on PostgreSQL, a file beside it on SQLite. Listens from now on. */
export const openPurgeChannel = async (
  { DATABASE_URL, DATA_DIR }: Settings,
  options: ChannelOptions,
): Promise<PurgeChannel> =>
  DATABASE_URL === undefined
    ? openFileChannel(DATA_DIR, options)
    : (await postgresChannel()).openPostgresChannel(DATABASE_URL, options)

/** Notifies all running servers once, from a command. @throws when database or folder cannot be reached */
export const publishToServers = async (
  { DATABASE_URL, DATA_DIR }: Settings,
  tags: readonly string[],
): Promise<void> =>
  DATABASE_URL === undefined
    ? publishByFile(DATA_DIR, tags)
    : (await postgresChannel()).publishByPostgres(DATABASE_URL, tags)
