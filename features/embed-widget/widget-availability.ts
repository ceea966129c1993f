import { api } from '@/lib/api/client'
import { parsed } from '@/lib/api/parsed'
import { embedWidgetAnswer } from '@/lib/schemas/embed-widget'

/** Whether the other site's page can be shown now, as our own server sees it. @throws ApiFailure */
export const isWidgetAvailable = async (): Promise<boolean> =>
  (await api.get<unknown>('/public/embed-widget').then(parsed(embedWidgetAnswer))).data.is_available
