'use client'

import { useEffect, useEffectEvent } from 'react'
import { useRequest } from '@/lib/api/use-request'
import type { LocationForm, Position } from '../model/form'
import { villageCentre } from '../queries'

/** Looks up the centre of the chosen village while it is not known. */
export function useVillageCentre(
  place: LocationForm,
  onFound: (villageCode: string, centre: Position) => void,
) {
  const code = place.village_centre === null ? place.village_id : ''
  const { status, data: centre, reload } = useRequest(code, villageCentre, 'Village centre')

  const settle = useEffectEvent((found: Position) => onFound(code, found))
  useEffect(() => {
    if (centre) settle(centre)
  }, [centre])

  const isUnknown = status === 'failed' || (status === 'ready' && !centre)
  // Whoever gave a position does not need it: the server compares the two then.
  return { isMissing: place.location === null && isUnknown, reload }
}
