import { servicePath } from '@/lib/address/paths'
import { ArrowRightIcon, BuildingsIcon, CoinsIcon } from '@phosphor-icons/react/ssr'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { ServiceItem } from '@/lib/schemas/services'
import { ServiceAvailabilityTag } from './service-availability-tag'

const card =
  'group relative flex flex-col gap-2.5 rounded-card bg-surface p-5 shadow-0 transition-shadow duration-fast forced-colors:border ' +
  'hover:z-lift hover:shadow-2 focus-within:z-lift md:flex-row md:items-center md:gap-5 md:px-6'

/** A service in a list: name, body, tariff, availability. One link, the whole card is its target. */
export function ServiceCard({ service }: { service: ServiceItem }) {
  const t = useTranslations('services')
  const locale = useLocale()
  const lang = service.lang === locale ? undefined : service.lang
  return (
    <article className={card}>
      <div className="min-w-0 flex-1">
        <h3
          className="text-lead font-bold leading-snug tracking-[-0.015em] group-hover:text-link"
          lang={lang}
        >
          <Link href={servicePath(service.slug)} className="card-link">
            {service.name}
          </Link>
        </h3>
        <ul className="mt-1 flex flex-wrap gap-x-3.5 gap-y-1 text-small text-text-3">
          <Fact
            icon={<BuildingsIcon aria-hidden="true" size={17} className="mt-0.5 shrink-0" />}
            label={t('provider')}
            text={service.opd_name}
            lang={lang}
          />
          <Fact
            icon={<CoinsIcon aria-hidden="true" size={17} className="mt-0.5 shrink-0" />}
            label={t('fee.label')}
            text={service.fee}
            lang={lang}
          />
        </ul>
      </div>
      <div className="flex items-center justify-between gap-4">
        <ServiceAvailabilityTag availability={service.availability} />
        <ArrowRightIcon
          aria-hidden="true"
          size={20}
          weight="bold"
          className="text-link transition-transform duration-fast group-hover:translate-x-0.75"
        />
      </div>
    </article>
  )
}

function Fact({
  icon,
  label,
  text,
  lang,
}: {
  icon: ReactNode
  label: string
  text: string
  lang?: string
}) {
  if (text === '') return null
  return (
    <li className="flex gap-1.5">
      {icon}
      <span>
        <span className="sr-only">{label}: </span>
        <span lang={lang}>{text}</span>
      </span>
    </li>
  )
}
