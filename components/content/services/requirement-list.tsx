import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { CheckboxControl } from '@/components/ui/checkbox-control'
import type { ServiceDetail } from '@/lib/schemas/services'
import { AbbreviationsBelow } from '../abbreviation'
import type { ServicePlaces } from './service-abbreviations'
import { ServiceEntryLink } from './service-entry-link'

/** What to bring, to tick off on the screen or on paper. Nothing is sent. */
export function RequirementList({
  items,
  places,
  titleId,
  lang,
  keptTicks,
}: {
  items: ServiceDetail['terms_and_conditions']['items']
  places: ServicePlaces
  titleId: string
  lang?: string
  /** What keeps the ticks on the device, where scripts run. */
  keptTicks?: ReactNode
}) {
  const t = useTranslations('services.detail')
  const id = useId()
  return (
    <fieldset aria-labelledby={titleId} aria-describedby={`${id}-hint`} className="min-w-0">
      <p id={`${id}-hint`} className="mb-1.5 text-small text-text-2 print:hidden">
        {t('termsHint')}
      </p>
      <ul lang={lang}>
        {items.map((item, index) => (
          <li key={item.name} className="flex gap-3.5 py-2.5">
            <CheckboxControl id={`${id}-${index}`} />
            <div className="min-w-0">
              <label htmlFor={`${id}-${index}`} className="-my-2.5 block min-h-11 py-2.5">
                {item.name}
              </label>
              <AbbreviationsBelow shorts={places(`term-${index}`)} />
              <ServiceEntryLink entry={item} />
            </div>
          </li>
        ))}
      </ul>
      {keptTicks}
    </fieldset>
  )
}
