import { z } from 'zod'
import type { ServiceDetail } from './services'

/** No token of the portal is longer, characters. */
export const previewTokenMaxLength = 1_000

/** The query of a preview's endpoint. Anything that is no token is one that does not fit, not an error of its own. */
export const previewQuery = z.object({
  token: z.string().max(previewTokenMaxLength).catch('').default(''),
})

/** Largest document that an editor's page may send for a live preview, bytes. */
export const previewDocumentMaxBytes = 262_144

/** A run of words: in both versions, only in the live one, or only in the draft. */
export interface WordRun {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** A field whose text differs between the live version and the draft, by its name in the editor's file. */
export interface FieldDifference {
  field: string
  runs: WordRun[]
}

/** What the preview of a service shows. */
export interface ServicePreview {
  service: ServiceDetail
  /** False without a draft: the live version is shown then. */
  isDraft: boolean
  /** False for a service that is not there yet. */
  hasLiveVersion: boolean
  differences: FieldDifference[]
  /** When the link ends, UTC ISO text. */
  expiresAt: string
}
