import { useLocale, useTranslations } from 'next-intl'
import { searchAddress } from '@/lib/address/lists/search-address'
import { SearchForm } from '@/components/ui/search-form'
import { LazySuggestions } from '@/features/search/lazy-suggestions'
import { localePath } from '@/lib/i18n/locales'

/** The search of the portal: a plain form with suggestions. @param path of the results, without language */
export function SearchField({
  query = '',
  path = searchAddress.path,
}: {
  query?: string
  path?: string
}) {
  const t = useTranslations('search')
  const locale = useLocale()
  return (
    <SearchForm
      action={localePath(locale, path)}
      label={t('label')}
      submitLabel={t('submit')}
      query={query}
      suggestions={
        <LazySuggestions labels={{ list: t('suggestions'), ready: t('suggestionsReady') }} />
      }
    />
  )
}
