'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { Position } from '../model/form'
import { drawOutline, type DrawnOutline } from '../model/outline-map'
import { regencyOutline } from '../queries'

/** The outline of a regency with the position on it; stays away when its data cannot be had, the words beside it say the same. */
export function OutlineMap({ cityCode, cityName, position }: { cityCode: string; cityName: string; position: Position | null }) {
  const t = useTranslations('complaint.location')
  const [drawn, setDrawn] = useState<{ code: string; outline: DrawnOutline } | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    regencyOutline(cityCode, controller.signal).then(
      (outline) => !controller.signal.aborted && setDrawn(outline && { code: cityCode, outline: drawOutline(outline) }),
      () => setDrawn(null),
    )
    return () => controller.abort()
  }, [cityCode])

  if (drawn?.code !== cityCode) return null
  const { path, width, height, point } = drawn.outline
  const pin = position && point(position)
  return (
    <figure className="mt-4">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="mx-auto max-h-72 w-full rounded-md bg-mega-50"
      >
        <path d={path} className="fill-hejo-100 stroke-hejo-600" strokeWidth="1.5" strokeLinejoin="round" fillRule="evenodd" />
        {pin && (
          // The tip of the pin is the position.
          <g transform={`translate(${pin.x} ${pin.y})`}>
            <path d="M0 0C-3-7-9-11-9-18A9 9 0 0 1 9-18C9-11 3-7 0 0Z" className="fill-beureum-600 stroke-white" strokeWidth="1.5" />
            <circle cx="0" cy="-18" r="3.5" className="fill-white" />
          </g>
        )}
      </svg>
      <figcaption className="mt-2 text-micro font-normal text-text-3">
        <span className="sr-only">{pin ? t('mapAlt', { city: cityName }) : t('mapAltEmpty', { city: cityName })}. </span>
        {t('attribution')}
      </figcaption>
    </figure>
  )
}
