import { ArrowRightIcon, ChartBarIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { LeafTile } from '@/components/ui/leaf-tile'
import { Link } from '@/components/ui/link'
import { financeAddress } from '@/lib/address/lists/finance-address'

/** The way from the archive to the figures; one link, the whole card is its target. */
export function FinanceTeaser() {
  const t = useTranslations('finance.teaser')
  return (
    <div
      className={
        'group relative flex items-center gap-4 rounded-card bg-surface p-5 shadow-0 transition-shadow duration-fast ' +
        'hover:shadow-2 forced-colors:border md:gap-5 md:px-6.5'
      }
    >
      <LeafTile tone="hejo">
        <ChartBarIcon size={28} weight="duotone" />
      </LeafTile>
      <div className="min-w-0 flex-1">
        <p className="text-lead font-bold leading-snug tracking-[-0.015em] text-heading">
          {t('title')}
        </p>
        <p className="text-small text-text-2">{t('text')}</p>
        <Link
          href={financeAddress.path}
          className="card-link mt-1 inline-flex min-h-6 items-center gap-2 font-semibold text-link underline-offset-4 group-hover:underline"
        >
          {t('link')}
          <ArrowRightIcon aria-hidden="true" size={18} weight="bold" />
        </Link>
      </div>
    </div>
  )
}
