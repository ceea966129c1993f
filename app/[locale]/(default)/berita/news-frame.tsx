import { useTranslations } from 'next-intl'
import { MostRead, TagLinks } from '@/components/content/news/news-aside'
import type { NewsItem, TagCount } from '@/lib/schemas/news'

/** The aside that every list of news carries. */
export function NewsAside({ mostRead, tags }: { mostRead: NewsItem[]; tags: TagCount[] }) {
  const t = useTranslations('news')
  return (
    <>
      <MostRead articles={mostRead} />
      <TagLinks title={t('popularTags')} tags={tags} />
    </>
  )
}
