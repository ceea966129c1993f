import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { hostOf } from '@/lib/address/host-of'

/** Where an office of a regency or city is found on the net; null where nobody has stated it. */
export interface OfficeSites {
  district: string
  website: string | null
  /** Site of its government, where it has none of its own. */
  government: string | null
}

/** The site of an office, else that of its government, which knows. */
export function OfficeSite({ website, government, district }: OfficeSites) {
  const t = useTranslations('offices')
  const address = website ?? government
  if (address === null)
    return <p className="text-small text-text-2">{t('notStatedList', { facts: t('website') })}</p>
  const label = website === null ? t('government', { district }) : t('website')
  return (
    <Link
      href={address}
      className="inline-flex min-h-11 items-center text-link underline underline-offset-4 hover:text-link-hover"
    >
      {label}: {hostOf(address)}
    </Link>
  )
}
