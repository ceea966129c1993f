import { useTranslations } from 'next-intl'
import { SearchForm } from '@/components/ui/search-form'
import { LazySuggestions } from '@/features/search/lazy-suggestions'
import type { ListAddress } from '@/lib/address/list-address'

/** The search of the portal: a plain form with suggestions. @param address of the results; a search begins without its other filters */
export function SearchField<Filters extends { query: string }>({
  address,
  query,
}: {
  address: ListAddress<Filters>
  query: string
}) {
  const t = useTranslations('search')
  return (
    <SearchForm
      address={address}
      filters={{ ...address.none, query }}
      label={t('label')}
      submitLabel={t('submit')}
      suggestions={
        <LazySuggestions labels={{ list: t('suggestions'), ready: t('suggestionsReady') }} />
      }
    />
  )
}
