import { api } from '@/lib/api/client'
import { parsed } from '@/lib/api/parsed'
import { embedWidgetResponse, type EmbedFailure } from '@/lib/schemas/embed-widget'

/** Why the other site's page cannot be shown now, as our own server sees it; null when it can. @throws ApiFailure */
export const widgetFailure = async (): Promise<EmbedFailure | null> =>
  (await api.get<unknown>('/public/embed-widget').then(parsed(embedWidgetResponse))).data.failure
