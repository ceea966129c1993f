'use client'

import { useTranslations } from 'next-intl'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useRequest } from '@/lib/api/use-request'
import { AreaMapDrawing } from '@/components/ui/area-map-drawing'
import type { AreaMap } from '@/lib/outlines/area-map'
import type { LocationForm, Position } from '../model/form'
import { loadAreaMap, mapKeyOf } from './load-area-map'

interface PickMapProps {
  /** What is chosen so far: the village is shown from near, a regency or city whole, nothing chosen the province. */
  place: LocationForm
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

function placeOf(event: MouseEvent<HTMLButtonElement>, drawn: AreaMap): Position | null {
  const svg = event.currentTarget.parentElement?.querySelector('svg')
  const matrix = svg?.getScreenCTM()
  if (!matrix) return null
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  return drawn.position({ x, y })
}

/**
 * Outlines drawn from data, on which a position can be pointed at; arrow keys move it. Stays away when its data cannot be had: lists,
 * coordinates and words say the same.
 */
export function PickMap({ place, onPick, fallbackId }: PickMapProps) {
  const t = useTranslations('complaint.location')
  const { city_id: cityCode, city_name: cityName, location: position } = place
  const { data: map } = useRequest(mapKeyOf(place), loadAreaMap)

  if (!map) return null
  const pin = position && map.point(position)

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A press by keyboard has no place on the map.
    const picked = event.detail === 0 ? null : placeOf(event, map)
    if (picked) onPick(picked)
    else document.getElementById(fallbackId)?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    // Alt, Ctrl or Cmd with an arrow is the browser's, such as the way back.
    if (!direction || !position || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const step = event.shiftKey ? wideStep : fineStep
    onPick({ lat: position.lat + direction.lat * step, lng: position.lng + direction.lng * step })
  }

  return (
    <figure className="mt-4">
      <div className="relative rounded-md bg-mega-50">
        <AreaMapDrawing map={map} pin={pin} className="mx-auto max-h-96 w-full" />
        {/* Above the drawing, not around it: the names of places are no words of the button. */}
        <button
          type="button"
          onClick={press}
          onKeyDown={move}
          aria-label={cityCode === '' ? t('pickProvince') : t('pickCity', { city: cityName })}
          aria-describedby={`${fallbackId}-map-hint`}
          className="absolute inset-0 cursor-crosshair rounded-md"
        />
      </div>
      <figcaption className="mt-2 text-micro font-normal text-text-3">
        <span id={`${fallbackId}-map-hint`}>{t('pickHint')}</span> {t('attribution')}
      </figcaption>
    </figure>
  )
}
