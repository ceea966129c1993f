import { z } from 'zod'

/** Version of the form of the archive itself. */
export const archiveFormat = 1
export const manifestName = 'manifest.json'
/** Name of the database inside an archive. */
export const databaseNames = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const
export type Dialect = keyof typeof databaseNames

const count = z.int().min(0)

/** What an archive says about itself; the last file in it, so an archive that ends early has none. It holds no setting. */
export const manifest = z.strictObject({
  format: z.literal(archiveFormat),
  /** Version of the portal that made it. */
  portal: z.string(),
  dialect: z.enum(['sqlite', 'postgres']),
  /** Newest migration of the database. */
  schema: z.string(),
  createdAt: z.iso.datetime(),
  /** Rows of each table. */
  tables: z.record(z.string(), count),
  files: z.array(
    z.strictObject({ path: z.string(), size: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
  /** Photos that the database names but the store no longer held. */
  missingPhotos: z.array(z.string()),
  /** Photos that differ from their checksum in the database; they are not in the archive. */
  damagedPhotos: z.array(z.string()),
})
export type Manifest = z.output<typeof manifest>
export type ArchivedFile = Manifest['files'][number]

const photoPath = /^photos\/([0-9a-f]{2}\/[0-9a-f]{32}\.(?:jpg|png|pdf))$/

/** The key of a photo that a path inside an archive stands for; null for any other path. */
export const photoKeyOf = (path: string) => photoPath.exec(path)?.[1] ?? null

/** Whether a path may stand in an archive: nothing that leads elsewhere is ever unpacked. */
export const isArchivePath = (path: string) =>
  path === manifestName ||
  Object.values(databaseNames).some((name) => name === path) ||
  photoKeyOf(path) !== null
