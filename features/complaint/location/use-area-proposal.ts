'use client'

import { useEffect, useState } from 'react'
import type { LocationForm } from '../model/form'
import { findArea, type FoundArea } from './find-area'

/** The area of a position that a person gave, while the chosen village is another one or none; null when there is nothing to propose. */
export function useAreaProposal(place: LocationForm): FoundArea | null {
  const [found, setFound] = useState<{ key: string; area: FoundArea | null } | null>(null)
  const isGiven = place.location_source !== null && place.location_source !== 'village'
  const key = isGiven && place.location ? `${place.location.lat} ${place.location.lng}` : ''

  useEffect(() => {
    if (key === '') return undefined
    const controller = new AbortController()
    const [lat = 0, lng = 0] = key.split(' ').map(Number)
    findArea({ lat, lng }, controller.signal).then(
      (area) => !controller.signal.aborted && setFound({ key, area }),
      // Only a convenience: without it the lists are filled by hand.
      () => !controller.signal.aborted && setFound({ key, area: null }),
    )
    return () => controller.abort()
  }, [key])

  const area = found?.key === key ? found.area : null
  return area && area.village.code_kemendagri !== place.village_id ? area : null
}
