'use client'

import { useTranslations } from 'next-intl'

/** Places shown while a menu's items are on their way (specification, section 9). */
const places = [1, 2, 3, 4, 5, 6]

const block = 'skeleton bg-batu-100'

/** Six grey items in the layout of the real ones. @param layout utilities of the real list */
export function MenuSkeleton({ layout }: { layout: string }) {
  const t = useTranslations('menu')
  return (
    <div aria-busy="true">
      <output className="sr-only">{t('loading')}</output>
      <ul aria-hidden="true" className={layout}>
        {places.map((place) => (
          <li key={place} data-skeleton className="flex items-start gap-3.5 p-3.5">
            <span className={`${block} size-11 shrink-0 rounded-leaf-sm`} />
            <span className="flex-1 space-y-2 pt-1">
              <span className={`${block} block h-4 w-3/5 rounded-xs`} />
              <span className={`${block} block h-3.5 w-4/5 rounded-xs`} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
