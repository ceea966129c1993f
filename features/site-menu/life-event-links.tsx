'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { isGlyph } from '@/components/layout/menu/glyph-paths'
import { Button } from '@/components/ui/button'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import { lifeEventPath } from '@/lib/navigation/menus'
import { useLifeEvents } from './life-events-store'
import { MenuLink } from './menu-link'
import { MenuSkeleton } from './menu-skeleton'

/** The drawing of a life event: a known name, a path of this site (the content policy allows no other), else a leaf. */
function iconOf(logo: string | null) {
  if (logo !== null && isGlyph(logo)) return logo
  return logo?.startsWith('/') && !logo.startsWith('//') ? (logo as `/${string}`) : 'leaf'
}

/** The life events as links to their services; skeletons while they load, a sentence with a way on when there are none. */
export function LifeEventLinks({
  layout,
  hasDescriptions,
}: {
  layout: string
  hasDescriptions: boolean
}) {
  const t = useTranslations('menu-items.services')
  const locale = useLocale()
  const { events, status, error, load } = useLifeEvents()
  const failureMessage = useFailureMessage('lifeEvents')

  const place = useRef<HTMLDivElement>(null)

  useEffect(() => load(locale), [load, locale])

  const retry = () => {
    focusAfterRemoval(() => place.current)
    load(locale)
  }

  return (
    <div ref={place}>
      {events.length > 0 ? (
        <ul className={layout}>
          {events.map(({ id, name, title, logo }) => (
            <li key={id}>
              <MenuLink
                href={lifeEventPath(name)}
                title={name}
                icon={iconOf(logo)}
                {...(hasDescriptions && title !== name ? { description: title } : {})}
              />
            </li>
          ))}
        </ul>
      ) : status === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3.5 text-text-2">
          {failureMessage(readFailure(error, navigator.onLine))}
          <Button variant="secondary" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      ) : status === 'loaded' ? (
        <p className="p-3.5 text-text-2">{t('empty')}</p>
      ) : (
        <MenuSkeleton layout={layout} />
      )}
    </div>
  )
}
