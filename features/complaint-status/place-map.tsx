'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { AreaMapDrawing } from '@/components/ui/area-map-drawing'
import type { ComplaintView } from '@/lib/schemas/complaints'
import { placeDrawing, type PlaceDrawing } from './place-map-data'

/** The complaint's place among the villages around it; stays away when its data cannot be had, the words of the page say the same. */
export function PlaceMap({ view }: { view: ComplaintView }) {
  const t = useTranslations('complaint-following.map')
  const [drawn, setDrawn] = useState<PlaceDrawing | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    placeDrawing(view, controller.signal).then(
      (drawing) => !controller.signal.aborted && setDrawn(drawing),
      () => !controller.signal.aborted && setDrawn(null),
    )
    return () => controller.abort()
  }, [view])

  if (!drawn) return null
  const { map, pin } = drawn
  const isExact = view.latitude !== null
  return (
    <figure className="print:hidden">
      <AreaMapDrawing map={map} pin={pin} className="w-full bg-mega-50" />
      <figcaption className="border-b border-line px-5 py-2 text-micro font-normal text-text-2 sm:px-6">
        <span className="sr-only">
          {pin && !isExact
            ? t('alt', { city: view.city_name, village: view.village_name })
            : t('altCity', { city: view.city_name })}{' '}
        </span>
        {pin && !isExact && <>{t('note')} </>}
        {t('source')}
      </figcaption>
    </figure>
  )
}
