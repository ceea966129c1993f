import { z } from 'zod'

/** Where complaints, photos and content are stored, and their backups. */
export const storageSettings = {
  DATA_DIR: z
    .string()
    .trim()
    .min(1)
    .default('./data')
    .describe('Folder of the SQLite database, the complaint photos and the documents of officers.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('postgres://user:password@host:5432/database instead of SQLite.'),
  MEDIA_URL: z
    .url({ protocol: /^s3$/ })
    .optional()
    .describe(
      'Bucket for photos and documents instead of DATA_DIR: s3://KEY:SECRET@host:9000/bucket?region=…&ssl=false (TLS unless ssl=false, / in the secret ' +
        'as %2F). It must exist and be closed to the public; portals on several machines need it.',
    ),
  BACKUP_URL: z
    .string()
    .trim()
    .regex(/^(?:s3:\/\/|\/)./, 'must be a folder (/…) or a bucket (s3://…)')
    .optional()
    .describe(
      'Backup set: a folder /… or a bucket s3://… (written like MEDIA_URL, holding nothing else).',
    ),
  BACKUP_RECIPIENT: z
    .string()
    .trim()
    .regex(/^age1[02-9ac-hj-np-z]{58}$/, 'must be a public key of age (age1…, made by age-keygen)')
    .optional()
    .describe(
      'Public key that backups are encrypted to (age1…, from age-keygen); a bucket needs it. Its private half never lies on this machine.',
    ),
}
