'use client'

import { useTranslations } from 'next-intl'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useRequest } from '@/lib/api/use-request'
import { loadRegencyOutlines } from '@/lib/outlines/queries'
import type { Position } from '../model/form'
import { drawMap, type DrawnMap } from '../model/outline-map'

interface PickMapProps {
  /** Regency or city shown; '' shows the whole province. */
  cityCode: string
  cityName: string
  position: Position | null
  onPick: (position: Position) => void
  /** Where a press on the map by keyboard leads: the field for coordinates. */
  fallbackId: string
}

// About 100 m and 1 km at this latitude.
const fineStep = 0.0009
const wideStep = 0.009
const directions: Record<string, { lat: number; lng: number }> = {
  ArrowUp: { lat: 1, lng: 0 },
  ArrowDown: { lat: -1, lng: 0 },
  ArrowLeft: { lat: 0, lng: -1 },
  ArrowRight: { lat: 0, lng: 1 },
}

function placeOf(event: MouseEvent<HTMLButtonElement>, drawn: DrawnMap): Position | null {
  const svg = event.currentTarget.querySelector('svg')
  const matrix = svg?.getScreenCTM()
  if (!matrix) return null
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  return drawn.position({ x, y })
}

const everyCity = 'all'
/** Draws one regency or city, or all of them; null where there is no outline. @throws ApiFailure */
async function loadMap(cityCode: string, signal: AbortSignal): Promise<DrawnMap | null> {
  const outlines = await loadRegencyOutlines(signal)
  const shown = outlines.filter(({ code }) => cityCode === everyCity || code === cityCode)
  return shown.length > 0 ? drawMap(shown) : null
}

/**
 * Outlines drawn from data, on which a position can be pointed at; arrow keys move it. Stays away when its data cannot be had: lists,
 * coordinates and words say the same.
 */
export function PickMap({ cityCode, cityName, position, onPick, fallbackId }: PickMapProps) {
  const t = useTranslations('complaint.location')
  const { data: map } = useRequest(cityCode || everyCity, loadMap)

  if (!map) return null
  const { width, height, areas, point } = map
  const pin = position && point(position)

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A press by keyboard has no place on the map.
    const place = event.detail === 0 ? null : placeOf(event, map)
    if (place) onPick(place)
    else document.getElementById(fallbackId)?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction || !position) return
    event.preventDefault()
    const step = event.shiftKey ? wideStep : fineStep
    onPick({ lat: position.lat + direction.lat * step, lng: position.lng + direction.lng * step })
  }

  return (
    <figure className="mt-4">
      <button
        type="button"
        onClick={press}
        onKeyDown={move}
        aria-label={cityCode === '' ? t('pickProvince') : t('pickCity', { city: cityName })}
        aria-describedby={`${fallbackId}-map-hint`}
        className="block w-full cursor-crosshair rounded-md bg-mega-50"
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className="mx-auto max-h-80 w-full"
        >
          {areas.map(({ code, path }) => (
            <path
              key={code}
              d={path}
              className="fill-hejo-100 stroke-hejo-600"
              strokeWidth={cityCode === '' ? 0.75 : 1.5}
              strokeLinejoin="round"
              fillRule="evenodd"
            />
          ))}
          {pin && (
            // The tip of the pin is the position.
            <g transform={`translate(${pin.x} ${pin.y})`}>
              <path
                d="M0 0C-3-7-9-11-9-18A9 9 0 0 1 9-18C9-11 3-7 0 0Z"
                className="fill-beureum-600 stroke-white"
                strokeWidth="1.5"
              />
              <circle cx="0" cy="-18" r="3.5" className="fill-white" />
            </g>
          )}
        </svg>
      </button>
      <figcaption className="mt-2 text-micro font-normal text-text-3">
        <span id={`${fallbackId}-map-hint`}>{t('pickHint')}</span> {t('attribution')}
      </figcaption>
    </figure>
  )
}
