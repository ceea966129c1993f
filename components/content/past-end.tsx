import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'

interface PastEndProps {
  text: string
  /** The first page of the list. */
  href: string
  /** Root-relative address of a drawing. */
  image?: string
}

/** A page past the end of a list: the address's mistake and not the filters', so that the way on is the first page of the same list. */
export function PastEnd({ text, href, image = '/img/empty-search.svg' }: PastEndProps) {
  const t = useTranslations('common.pagination')
  return <EmptyState image={image} text={text} link={{ href, label: t('first') }} />
}
