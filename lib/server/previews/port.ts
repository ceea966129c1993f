import type { Locale } from '@/lib/i18n/locales'
import type { FieldDifference, ServicePreview } from '@/lib/schemas/previews'
import type { ServiceDetail } from '@/lib/schemas/services'
import type { ServiceFile } from '@/lib/schemas/service-file'
import type { PreviewScope } from './scope'

export interface PreviewRequest {
  /** Id of the service. */
  id: number
  token: string
}

/** A preview of an item of any kind. */
interface ItemPreviewRequest extends PreviewRequest {
  /** Folder of the kind in a content folder. */
  kind: string
}

/** An item as its page would show it. */
export interface ItemPreview {
  /** What renders see instead of the live version, and what is said of it. */
  scope: PreviewScope
  /** Address of its page in Indonesian, with parameters; null for a kind that no page shows before it is live. */
  page: string | null
  hasLiveVersion: boolean
  differences: FieldDifference[]
}

export interface PreviewsPort {
  /**
   * The draft of an item, or its live version; null for an invalid token, for an unknown item and for a draft that breaks newer rules, without
   * saying which.
   */
  item(request: ItemPreviewRequest, locale: Locale): Promise<ItemPreview | null>
  /** The draft of a service beside its live version; null as for `item`. */
  service(request: PreviewRequest, locale: Locale): Promise<ServicePreview | null>
  /** Whether the token opens the preview of the service. */
  opens(request: PreviewRequest): Promise<boolean>
  /** A document of an editor as the service's page would show it; nothing is stored. */
  render(document: ServiceFile, locale: Locale): Promise<ServiceDetail>
}
