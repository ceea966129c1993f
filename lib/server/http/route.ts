import type { CollectionKind } from '@/lib/server/content/collections'

/** Cache tag by which a content change purges pages and reads; `*` means everything. */
export type Tag =
  | CollectionKind
  | 'alerts'
  | 'complaints'
  | 'events'
  | 'news'
  | 'services'
  | 'areas'
  | 'life-events'
  | 'visits'
  | 'about'
  | 'informations'
  | 'programs'
  | 'page-texts'
  | 'archives'
  | 'finance'

/**
 * How the entry handles a path.
 * `shared`: the same for everybody, so cached and rendered without anything of the visitor. `live`: rendered for each request, never cached.
 */
export interface Route {
  /** Pattern for logs and matching: `/berita/[slug]`; pages are named without their language prefix. */
  pattern: string
  kind: 'page' | 'api'
  sharing: 'shared' | 'live'
  /** Query parameters of the cache key and the render, in the order of the key; all others are dropped. `all` only on live routes. */
  query: readonly string[] | 'all'
  tags: readonly Tag[]
  /** Sends `Referrer-Policy: no-referrer`, for pages whose address or content can identify the visitor. */
  hidesReferrer?: boolean
  /** Methods of an API path besides OPTIONS, as the Allow header lists them; pages are GET and HEAD. */
  methods?: string
  /** Public read that any website may call. */
  isCors?: boolean
  /** Depends on the current minute: rendered again once no longer fresh, never sent stale. */
  isTimely?: boolean
  /** A public page of one address: the sitemap names it. */
  isInSitemap?: boolean
  /** The page shows the widget of another site, when one is set. */
  hasEmbed?: boolean
  /** The page can open the street map, when its key is set. */
  hasStreetMap?: boolean
  /** The page can load the speech service, when its key is set. */
  hasSpeech?: boolean
  /** The page does not work without scripts, so its low-data variant has them too. */
  needsScripts?: boolean
  /** The editors' site may frame the page, and search engines must not index it. */
  isPreview?: boolean
  /** It is the page of an item as its draft would make it, rendered by the route of that page. */
  isItemPreview?: boolean
  /** Path of the page of the same layout that is sent with status 404 when this one is not found; the portal's not-found page by default. */
  refusedAt?: string
  /** Its body may carry a photo, or a document where `bodyMaxBytes` is larger than a photo's form. */
  isUpload?: boolean
  /** Whether the caller may call is asked before its body is read (`EntryOptions.api.admit`). */
  checksCallerFirst?: boolean
  /** Largest body, bytes, where the usual limit is too small. */
  bodyMaxBytes?: number
  /** Status sent instead of 200: the not-found page is an ordinary page to Next. */
  sentAs?: 404
}
