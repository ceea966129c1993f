import { MagnifyingGlassIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { searchAddress } from '@/lib/address/lists/search-address'

/** The way to the search page in the header; a plain link, so it works before and without scripts. */
export function SearchLink() {
  const t = useTranslations('search')
  return (
    <Link
      href={searchAddress.path}
      aria-label={t('open')}
      title={t('open')}
      className="-mx-1 grid size-11 place-items-center rounded-md text-heading hover:bg-subtle hover:text-link-hover"
    >
      <MagnifyingGlassIcon aria-hidden="true" size={22} weight="bold" />
    </Link>
  )
}
