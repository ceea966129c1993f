import type { QueryLogPort } from '@/lib/server/query-log/port'
import type { Remote } from './remote'

/** The words are kept where the content is: whoever writes it has to know what people did not find. */
export const createRemoteQueryLog = ({ api }: Remote): QueryLogPort => ({
  async count(use, locale, { ip, userAgent }) {
    await api.request({
      method: 'POST',
      path: '/v1/public/search/queries',
      credentials: 'origin',
      // Robots and whoever asked not to be counted have been left out before.
      headers: { 'X-Forwarded-For': ip, 'User-Agent': userAgent },
      body: use,
      locale,
    })
  },
})
