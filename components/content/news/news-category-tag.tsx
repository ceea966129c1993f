import { useTranslations } from 'next-intl'
import { Tag, type TagTone } from '@/components/ui/tag'
import type { NewsCategory } from '@/lib/schemas/news'

const tones: Record<NewsCategory, TagTone> = {
  ekonomi: 'genteng',
  kesehatan: 'beureum',
  pendidikan: 'mega',
  pemerintahan: 'hejo',
  infrastruktur: 'genteng',
  sosial: 'pare',
  teknologi: 'mega',
}

export function NewsCategoryTag({ category }: { category: NewsCategory }) {
  const t = useTranslations('news.categories')
  return <Tag tone={tones[category]}>{t(category)}</Tag>
}
