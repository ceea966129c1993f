import { CalendarPlusIcon, DownloadSimpleIcon } from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { calendarAddress, type CalendarFilters } from '@/lib/address/lists/agenda-address'
import { categoryKeys, groupKeys } from './agenda-keys'

interface CalendarSubscriptionProps {
  filters: CalendarFilters
  /** Name of the chosen regency or city. */
  district: string | null
  siteOrigin: string
}

/** The calendar of what is chosen, to subscribe to or to save; without a choice that of the whole agenda. */
export function CalendarSubscription({ filters, district, siteOrigin }: CalendarSubscriptionProps) {
  const t = useTranslations('agenda')
  const locale = useLocale()
  const id = useId()
  const { group, category } = filters
  const names = [
    // A category says more than the group it belongs to.
    ...(category !== null
      ? [t(`categories.${categoryKeys[category]}`)]
      : group !== null
        ? [t(`groups.${groupKeys[group]}`)]
        : []),
    ...(district === null ? [] : [district]),
  ]
  const path = calendarAddress(locale).href({
    group: category === null ? group : null,
    category,
    district: filters.district,
  })
  const address = `${siteOrigin}${path}`
  return (
    <section
      aria-labelledby={id}
      className="mt-6 rounded-card bg-surface px-5 py-6 shadow-0 sm:px-8 print:hidden forced-colors:border"
    >
      <h2 id={id} className="text-h4">
        {t('subscribe.heading')}: {names.length > 0 ? names.join(', ') : t('subscribe.all')}
      </h2>
      <p className="mt-3 flex flex-wrap gap-3">
        {/* Programs take this scheme for a subscription, and fetch the same address. */}
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary')}>
          <CalendarPlusIcon aria-hidden="true" size={20} weight="bold" />
          {t('subscribe.open')}
        </a>
        <a href={path} download className={buttonClass('quiet')}>
          <DownloadSimpleIcon aria-hidden="true" size={20} weight="bold" />
          {t('subscribe.download')}
          <span className="sr-only"> ({t('detail.saveFile')})</span>
        </a>
      </p>
      <p className="mt-3 text-small text-text-2">{t('subscribe.text')}</p>
      <p className="mt-1 text-small">
        <code className="break-all">{address}</code>
      </p>
    </section>
  )
}
