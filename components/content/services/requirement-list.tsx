import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { ServiceDetail } from '@/lib/schemas/services'
import { ServiceEntryLink } from './service-entry-link'

const box =
  'peer size-6 appearance-none rounded-xs border-2 border-control bg-surface hover:border-control-hover checked:border-brand checked:bg-brand ' +
  'forced-colors:appearance-auto print:border-black print:bg-transparent'

/** What to bring, to tick off on the screen or on paper. Ticks live in the page only: nothing is sent, and only a browser's own reload keeps them. */
export function RequirementList({
  items,
  titleId,
  lang,
}: {
  items: ServiceDetail['terms_and_conditions']['items']
  titleId: string
  lang?: string
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
            <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
              <input id={`${id}-${index}`} type="checkbox" className={box} />
              <svg
                aria-hidden="true"
                viewBox="0 0 16 16"
                className="pointer-events-none absolute size-4 text-on-brand opacity-0 peer-checked:opacity-100 forced-colors:hidden print:text-black"
              >
                <path
                  d="M3 8.5 6.5 12 13 4.5"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.5"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            </span>
            <div className="min-w-0">
              <label htmlFor={`${id}-${index}`} className="-my-2.5 block min-h-11 py-2.5">
                {item.name}
              </label>
              <ServiceEntryLink entry={item} />
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
