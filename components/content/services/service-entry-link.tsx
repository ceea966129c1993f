import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { isOutbound } from '@/lib/outbound-link'

/** Where an editor gave an address with a condition or step; nothing for any other text. */
export function ServiceEntryLink({
  entry: { name, link },
}: {
  entry: { name: string; link?: string | null }
}) {
  const t = useTranslations('services.detail')
  if (!link || !(isOutbound(link) || link.startsWith('/'))) return null
  return (
    <Link
      href={link}
      className="inline-flex min-h-6 items-center font-semibold text-link underline underline-offset-4 hover:text-link-hover"
    >
      {t('openLink', { name })}
    </Link>
  )
}
