import { AsyncLocalStorage } from 'node:async_hooks'

/** An item that stands in the place of its live version while a page is rendered. */
export interface PreviewScope {
  kind: string
  id: number
  token: string
  /** The item's name, for the bar above the page. */
  name: string
  /** False without a draft: the live version is shown then. */
  isDraft: boolean
  /** When the link ends, UTC ISO text. */
  expiresAt: string
  /** Rows by table that the statements of this render see instead of the stored ones. */
  rows: ReadonlyMap<string, readonly OverlaidRow[]>
  /** Of a kind whose number has no end, the newest items alone stand beside it, from this one on: no index orders what is put together. */
  newest: { column: 'published_at' | 'id'; from: string | number } | null
}

/** Column by column, as the database holds it. */
export type OverlaidRow = Readonly<Record<string, string | number | null>>

const key = Symbol.for('portal.preview')
// The server bundle and Next's bundle hold separate copies of this module and meet in globalThis.
const store = globalThis as unknown as { [key]?: AsyncLocalStorage<PreviewScope> }
const scopes = (store[key] ??= new AsyncLocalStorage<PreviewScope>())

/** The preview for which a page is being rendered; undefined for everybody's pages. */
export const currentPreview = (): PreviewScope | undefined => scopes.getStore()

/** Renders something as the preview of an item. */
export const asPreview = <T>(scope: PreviewScope, run: () => T): T => scopes.run(scope, run)
