/** How an item's words came to be replaced. `start`: by the content of a new release. `sync`: from the folder of `CONTENT_SOURCE`. */
export type ChangeKind = 'import' | 'publish' | 'revert' | 'unpublish' | 'flag' | 'sync' | 'start'

/** Who changes content, how and when, and how many earlier versions an item keeps; a version is written with it. */
export interface ContentChange {
  how: ChangeKind
  by: string
  now: Date
  versionsMax: number
}

/** Earlier versions that an item keeps without a setting. */
const versionsMaxDefault = 20

/** A change that the portal makes by itself. */
export const changeByPortal = (how: ChangeKind, now = new Date()): ContentChange => ({
  how,
  by: 'portal',
  now,
  versionsMax: versionsMaxDefault,
})
