import type { z } from 'zod'
import type { ContentSourceTable } from '@/lib/server/db/content-source-types'
import type { ContentFile, ContentType } from './content-type'
import { contentTypes } from './types'

/** Folder of a kind of content. */
export type ContentKind = keyof typeof contentTypes

/** A checked content file and the hash of its text. */
export type Imported<File extends ContentFile> = File & { hash: string }

/** A file that an item was read from. */
export type ContentSource = Omit<ContentSourceTable, 'kind'>

/** Everything that a content folder holds, checked. */
export interface Content {
  items: { [Kind in ContentKind]: Imported<z.output<(typeof contentTypes)[Kind]['file']>>[] }
  /** Indonesian tag name → English name. */
  tags: Record<string, string>
  /** What the items were read from, by their kind. */
  sources: ReadonlyMap<string, readonly ContentSource[]>
}

/** A kind of content as those see it that treat all kinds alike. */
export interface EveryKind {
  kind: ContentKind
  type: ContentType
}

/** Whether a word is the folder of a kind. */
export const isContentKind = (kind: unknown): kind is ContentKind =>
  typeof kind === 'string' && Object.hasOwn(contentTypes, kind)

/** Every kind of content, in the order of an import. */
export const everyKind: readonly EveryKind[] = Object.entries(contentTypes).flatMap(
  ([kind, type]) => (isContentKind(kind) ? [{ kind, type }] : []),
)
