import { MinusIcon, PlusIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { serviceAddress } from '@/lib/address/lists/service-address'
import type { StandardComponent } from '@/lib/schemas/service-standard'
import { standardComponents } from '@/lib/schemas/service-standard'
import type { ServiceDetail } from '@/lib/schemas/services'
import { standardTexts } from '@/lib/services/standard'
import { ComponentTexts } from './component-texts'
import { useFeeText } from './fee-text'

/** What the page of a service shows in other places already. */
const shownElsewhere: ReadonlySet<StandardComponent> = new Set([
  'requirements',
  'procedure',
  'time_limit',
  'cost',
  'product',
  'facilities',
])

/** Components of the service standard that stand nowhere else on the page, what is not stated by name, and the way to the whole of it. */
export function ServiceStandard({ service, lang }: { service: ServiceDetail; lang?: string }) {
  const t = useTranslations('services.standard')
  const texts = standardTexts(service, useFeeText(service.service_fee))
  const stated = standardComponents.filter(
    (component) => !shownElsewhere.has(component) && texts[component].length > 0,
  )
  const missing = standardComponents.filter((component) => texts[component].length === 0)
  return (
    <details className="group rounded-lg bg-surface shadow-0 forced-colors:border">
      <summary className="flex min-h-15.5 items-center justify-between gap-4 rounded-lg px-5.5 py-4">
        <h2 className="text-h4">{t('title')}</h2>
        <span className="shrink-0 text-link" aria-hidden="true">
          <PlusIcon size={20} weight="bold" className="group-open:hidden" />
          <MinusIcon size={20} weight="bold" className="hidden group-open:block" />
        </span>
      </summary>
      <div className="px-5.5 pb-5 text-[0.9375rem]">
        <dl className="space-y-3">
          {stated.map((component) => (
            <div key={component}>
              <dt className="font-semibold text-heading">{t(`components.${component}`)}</dt>
              <dd className="text-text-2" lang={lang}>
                <ComponentTexts texts={texts[component]} />
              </dd>
            </div>
          ))}
        </dl>
        {missing.length > 0 && (
          <p className="mt-3 text-text-2">
            {t('missing', {
              // Names have commas of their own.
              names: missing.map((component) => t(`components.${component}`)).join('; '),
            })}
          </p>
        )}
        <p className="mt-3">
          <Link
            href={`${serviceAddress.path}/${service.slug}/standar`}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 hover:text-link-hover"
          >
            {t('open')}
          </Link>
        </p>
      </div>
    </details>
  )
}
