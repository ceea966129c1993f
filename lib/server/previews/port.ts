import type { Locale } from '@/lib/i18n/locales'
import type { ServicePreview } from '@/lib/schemas/previews'
import type { ServiceDetail } from '@/lib/schemas/services'
import type { ServiceFile } from '@/lib/schemas/service-file'

export interface PreviewRequest {
  /** Id of the service. */
  id: number
  token: string
}

export interface PreviewsPort {
  /** The draft of a service beside its live version; null for an invalid token and for an unknown service, without saying which. */
  service(request: PreviewRequest, locale: Locale): Promise<ServicePreview | null>
  /** Whether the token opens the preview of the service. */
  opens(request: PreviewRequest): Promise<boolean>
  /** A document of an editor as the service's page would show it; nothing is stored. */
  render(document: ServiceFile, locale: Locale): Promise<ServiceDetail>
}
