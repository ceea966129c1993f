import { useTranslations } from 'next-intl'
import { Tabs } from '@/components/ui/tabs'
import type { NewsItem } from '@/lib/schemas/news'
import { NewsDigest } from './news-digest'
import { SectionHead } from '@/components/content/section-head'

/** The newest and the most read articles, taking turns; without scripts below each other. */
export function BreakingNews({ latest, popular }: { latest: NewsItem[]; popular: NewsItem[] }) {
  const t = useTranslations('home.news')
  return (
    <section aria-labelledby="home-news">
      <Tabs
        label={t('tabs')}
        heading={<SectionHead id="home-news" eyebrow={t('eyebrow')} title={t('title')} />}
        tabs={[
          {
            key: 'terbaru',
            label: t('latest'),
            content: <NewsDigest id="berita-terbaru" articles={latest} />,
          },
          {
            key: 'terpopuler',
            label: t('popular'),
            content: <NewsDigest id="berita-terpopuler" articles={popular} />,
          },
        ]}
      />
    </section>
  )
}
