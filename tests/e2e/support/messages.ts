// Playwright loads JSON only with the attribute; the index files of messages/ are for bundlers, which need none.
import commonEn from '@/messages/en/common.json' with { type: 'json' }
import newsEn from '@/messages/en/news.json' with { type: 'json' }
import commonId from '@/messages/id/common.json' with { type: 'json' }
import newsId from '@/messages/id/news.json' with { type: 'json' }

export const id = { common: commonId, news: newsId }
export const en = { common: commonEn, news: newsEn }
