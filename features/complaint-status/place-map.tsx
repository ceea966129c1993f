'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { ComplaintView } from '@/lib/schemas/complaints'
import { placeDrawing } from './place-map-data'
import type { DrawnPlace } from './place-map-model'

/** The regency with the complaint's place on it; stays away when its data cannot be had, the words of the page say the same. */
export function PlaceMap({ view }: { view: ComplaintView }) {
  const t = useTranslations('complaint-following.map')
  const [drawn, setDrawn] = useState<DrawnPlace | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    placeDrawing(view, controller.signal).then(
      (drawing) => !controller.signal.aborted && setDrawn(drawing),
      () => !controller.signal.aborted && setDrawn(null),
    )
    return () => controller.abort()
  }, [view])

  if (!drawn) return null
  const { width, height, path, pin } = drawn
  const isExact = view.latitude !== null
  return (
    <figure className="print:hidden">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full bg-mega-100">
        <path
          d={path}
          className="fill-hejo-50 stroke-hejo-500"
          strokeWidth="1.5"
          strokeLinejoin="round"
          fillRule="evenodd"
        />
        {pin && (
          // The tip of the pin is the place.
          <g transform={`translate(${pin.x} ${pin.y})`}>
            <path
              d="M0 0C-4-9-12-15-12-25A12 12 0 0 1 12-25C12-15 4-9 0 0Z"
              className="fill-beureum-600 stroke-white"
              strokeWidth="1.5"
            />
            <circle cx="0" cy="-25" r="4.5" className="fill-white" />
          </g>
        )}
      </svg>
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
