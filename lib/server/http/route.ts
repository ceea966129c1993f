/** What a content change names to have its pages and reads forgotten; `*` means everything. */
export type Tag =
  | 'alerts'
  | 'home'
  | 'complaints'
  | 'events'
  | 'news'
  | 'services'
  | 'areas'
  | 'life-events'
  | 'quick-accesses'
  | 'visits'
  | 'about'
  | 'districts'
  | 'units'
  | 'informations'
  | 'awards'
  | 'programs'
  | 'page-texts'
  | 'archives'
  | 'finance'

/**
 * What the entry may do with the answer of a path.
 * `shared`: the same for everybody, so cached and rendered without anything of the visitor. `live`: rendered for each request, never stored.
 */
export interface Route {
  /** Pattern for logs and matching: `/berita/[slug]`; pages are named without their language prefix. */
  pattern: string
  kind: 'page' | 'api'
  sharing: 'shared' | 'live'
  /** Query parameters that reach the key and the render, in the order of the key; all others are dropped. `all` only on live routes. */
  query: readonly string[] | 'all'
  tags: readonly Tag[]
  /** Pages whose address or content says something about the visitor send no Referer onwards. */
  hidesReferrer?: boolean
  /** Methods of an API path besides OPTIONS, as the Allow header lists them; pages are GET and HEAD. */
  methods?: string
  /** Public read that any web site may call. */
  isCors?: boolean
  /** The page says something about this very minute: once it is no longer fresh it is made anew, never sent stale. */
  isTimely?: boolean
  /** The page shows the widget of another site, when one is set. */
  hasEmbed?: boolean
  /** The page can open the street map, when its key is set. */
  hasStreetMap?: boolean
  /** Part of the page speaks with the speech service while its key is set. */
  hasSpeech?: boolean
  /** The page is nothing without its scripts, so people who save data get them too. */
  needsScripts?: boolean
  /** The page may stand inside the editor's own page and is kept out of every index. */
  isPreview?: boolean
  /** Page of the same frame that is sent, with status 404, when the page is refused; without it the portal's not-found page. */
  refusedAt?: string
  /** Its body may carry a photo. */
  isUpload?: boolean
  /** Largest JSON body, bytes, where the usual limit is too small. */
  bodyMaxBytes?: number
  /** Status sent instead of 200: the not-found page is an ordinary page to Next. */
  sentAs?: 404
}
