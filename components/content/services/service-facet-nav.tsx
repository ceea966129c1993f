import { StaticMarkup } from '@/components/ui/static-markup'
import { CheckIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { ServiceFacets } from '@/lib/schemas/services'
import { serviceAddress, type ServiceFilters } from '@/lib/address/lists/service-address'

interface ServiceFacetNavProps {
  facets: ServiceFacets
  filters: ServiceFilters
}

/** Availability, tariff, hours and user as links with the number each would leave; pressing a chosen one takes it away. */
export function ServiceFacetNav({ facets, filters }: ServiceFacetNavProps) {
  const t = useTranslations('services')
  const to = (change: Partial<ServiceFilters>) =>
    serviceAddress.href({ ...filters, ...change, page: 1 })
  return (
    <StaticMarkup
      as="nav"
      id="saringan-layanan"
      aria-label={t('facets.title')}
      className="space-y-4"
    >
      <Group name={t('facets.availability')}>
        {facets.availability.map(({ value, count }) => {
          const isOn = filters.availability === value
          return (
            <Choice
              key={value}
              name={t(`availability.${value}`)}
              count={count}
              isOn={isOn}
              href={to({ availability: isOn ? null : value })}
            />
          )
        })}
      </Group>
      <Group name={t('facets.more')}>
        <Choice
          name={t('facets.free')}
          count={facets.is_free}
          isOn={filters.isFree}
          href={to({ isFree: !filters.isFree })}
        />
        <Choice
          name={t('facets.open')}
          count={facets.open}
          isOn={filters.isOpen}
          href={to({ isOpen: !filters.isOpen })}
          hint={t('facets.openHint')}
        />
      </Group>
      <Group name={t('facets.user')}>
        {facets.service_user.map(({ value, count }) => {
          const isOn = filters.user === value
          return (
            <Choice
              key={value}
              name={t(`facets.users.${value}`)}
              count={count}
              isOn={isOn}
              href={to({ user: isOn ? null : value })}
            />
          )
        })}
      </Group>
    </StaticMarkup>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    // A group whose choices would all leave nothing has no name to show either.
    <div className="[&:not(:has(li))]:hidden">
      <p id={id} className="mb-1 px-3 text-micro text-text-3">
        {name}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}

interface ChoiceProps {
  name: string
  count: number
  isOn: boolean
  href: string
  hint?: string
}

/** A choice that would leave nothing is not offered, unless it is the one in use. */
function Choice({ name, count, isOn, href, hint }: ChoiceProps) {
  const id = useId()
  const t = useTranslations('services.facets')
  if (count === 0 && !isOn) return null
  return (
    <li>
      <Link
        href={href}
        aria-current={isOn ? 'true' : undefined}
        aria-describedby={hint && id}
        className="service-facet group rounded-md"
      >
        <span aria-hidden="true" className="service-facet-box">
          {isOn && <CheckIcon size={14} weight="bold" />}
        </span>
        <span className="min-w-0 flex-1">{name}</span>{' '}
        <span className="tabular-nums text-text-3">
          {count} <span className="sr-only">{t('unit', { count })}</span>
        </span>
      </Link>
      {hint && (
        <p id={id} className="px-3 pb-1 pl-11 text-small text-text-3">
          {hint}
        </p>
      )}
    </li>
  )
}
