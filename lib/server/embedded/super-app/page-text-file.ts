import type { z } from 'zod'
import { overviewShape } from '@/lib/schemas/overview'
import { superAppShape } from '@/lib/schemas/super-app'
import { bothLanguages } from '../about/about-file'

/** `super-app/<name>.json` of a content folder; there is one. */
export const superAppFile = superAppShape(bothLanguages)
/** `overview/<name>.json` of a content folder; there is one. */
export const overviewFile = overviewShape(bothLanguages)

export type SuperAppFile = z.output<typeof superAppFile>
export type OverviewFile = z.output<typeof overviewFile>
