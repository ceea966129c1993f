import type { ContentChange } from './change'

export interface ImportReport {
  added: string[]
  changed: string[]
  unchanged: number
  /** Left alone by a seed because an editor has changed them since. */
  kept: string[]
}

/** `import`: the folder decides. `seed`: the product's own content, which never undoes an editor's change. `dryRun`: an import taken back. */
export type ImportMode = 'import' | 'seed' | 'dryRun'

/** By which an import knows a stored item. */
export interface StoredVersion {
  content_hash: string
  seeded_hash: string | null
}

/** One run of the importer, as the importers of single kinds see it. */
export interface ImportRun {
  isSeed: boolean
  /** What the versions that are replaced are kept with. */
  change: ContentChange
  /** Whether an item is to be written; tells the report why or why not. `address` names the item there. */
  isDue: (stored: StoredVersion | undefined, address: string, hash: string) => boolean
}
