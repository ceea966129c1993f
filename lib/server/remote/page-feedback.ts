import { localePath } from '@/lib/i18n/locales'
import { pageFeedbackReceipt } from '@/lib/schemas/page-feedback'
import type { PageFeedbackPort, PageVersion } from '@/lib/server/page-feedback/port'
import type { Visitor } from '@/lib/server/visits/port'
import { itemOf } from './envelope'
import type { Remote } from './remote'
import { jsonOf } from './remote-api'

/** What readers say is kept where the content is: whoever writes a page has to know. */
export function createRemotePageFeedback({ api }: Remote): PageFeedbackPort {
  async function send(
    path: string,
    page: PageVersion,
    body: object,
    { ip, userAgent }: Visitor,
  ): Promise<boolean> {
    const response = await api.request({
      method: 'POST',
      path,
      credentials: 'origin',
      headers: { 'X-Forwarded-For': ip, 'User-Agent': userAgent },
      body: { path: localePath(page.locale, page.path), version: page.version, ...body },
      locale: page.locale,
    })
    return itemOf(pageFeedbackReceipt, jsonOf(response))?.is_new ?? true
  }
  return {
    answer: (page, isHelpful, visitor) =>
      send('/v1/page-feedback', page, { is_helpful: isHelpful }, visitor),
    report: (page, report, visitor) => send('/v1/page-reports', page, report, visitor),
  }
}
