import { z } from 'zod'
import { programThemes } from '@/lib/schemas/programs'

const line = (max: number) => z.string().trim().min(1).max(max)
const https = z.url({ protocol: /^https$/ })

const texts = z.strictObject({
  title: line(100),
  excerpt: line(200),
  /** Markdown, one entry for each paragraph, heading or list. */
  description: z.array(z.string().trim().min(1)).min(1),
  organization: line(150),
  service_type: line(60),
  /** Of when and from where the facts are. */
  note: line(250),
})

/** `programs/<key>.json` of a content folder: a featured programme. Addresses only when checked. */
export const programFile = z.strictObject({
  id: z.number().int().positive(),
  /** Place in the list, the lowest first; the first six stand on the home page. */
  position: z.number().int().positive(),
  themes: z.array(z.enum(programThemes)).min(1).max(4),
  picture: z.enum(programThemes),
  indonesian: texts,
  /** null while nobody has translated it. */
  english: texts.nullable(),
  websites: z.array(https),
  social_media: z.strictObject({
    facebook: https.nullable(),
    instagram: https.nullable(),
    twitter: https.nullable(),
    tiktok: https.nullable(),
    youtube: https.nullable(),
  }),
  logo: z.string().startsWith('/').nullable(),
  link: z.string().startsWith('/').nullable(),
  updated_at: z.iso.date(),
})
export type ProgramFile = z.output<typeof programFile>
