import type { Locale } from '@/lib/i18n/locales'
import type { ServicePreview } from '@/lib/schemas/previews'
import type { ServiceDetail } from '@/lib/schemas/services'
import type { ServiceFile } from '@/lib/schemas/service-file'

/** Whose preview is asked for, and with which token. */
export interface PreviewAsk {
  /** Id of the service. */
  id: number
  token: string
}

export interface PreviewsPort {
  /** The draft of a service beside its live version; null for any token that does not open it and for services that are not there, without saying which. */
  service(ask: PreviewAsk, locale: Locale): Promise<ServicePreview | null>
  /** Whether the token opens the preview of the service. */
  opens(ask: PreviewAsk): Promise<boolean>
  /** A document of an editor as the service's page would show it; nothing is stored. */
  render(document: ServiceFile, locale: Locale): Promise<ServiceDetail>
}
