import { z } from 'zod'
import { archiveTopics, documentBlock, documentFormats } from '@/lib/schemas/archives'

const ownFile = z.string().regex(/^\/dokumen\/[a-z0-9-]+\.(?:pdf|xlsx|csv)$/)
const elsewhere = z.url({ protocol: /^https$/ })

const version = z.strictObject({
  title: z.string().trim().min(1).max(150),
  description: z.string().trim().min(1).max(500),
  /** A file of the product (`/dokumen/x.pdf`, in `public/`) or the https address of one that lies elsewhere. */
  source: z.union([ownFile, elsewhere]),
  /** Bytes of a file that lies elsewhere; files of the product are measured. */
  size: z.number().int().positive().optional(),
  blocks: z.array(documentBlock).min(1),
})
export type DocumentVersion = z.output<typeof version>

/** `archives/<key>.json` of a content folder. */
export const archiveFile = z.strictObject({
  id: z.number().int().positive(),
  category: z.enum(archiveTopics),
  format: z.enum(documentFormats),
  year: z.number().int().min(1900).max(2100),
  /** True for an example that is no official document; such items can be removed together. */
  is_demo: z.boolean(),
  created_by: z.strictObject({
    name: z.string().trim().min(1).max(100),
    unit_name: z.string().trim().min(1).max(100),
  }),
  /** Where the official document lies. */
  official: z.strictObject({
    name: z.strictObject({ id: z.string().min(1), en: z.string().min(1) }),
    url: elsewhere,
  }),
  created_at: z.iso.date(),
  updated_at: z.iso.date(),
  indonesian: version,
  /** null while nobody has translated it. */
  english: version.nullable(),
})
export type ArchiveFile = z.output<typeof archiveFile>
