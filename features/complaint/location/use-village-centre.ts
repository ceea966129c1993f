'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { ApiFailure } from '@/lib/api/failure'
import type { LocationForm, Position } from '../model/form'
import { villageCentre } from '../queries'

/** Looks up the centre of the chosen village while it is not known. */
export function useVillageCentre(
  place: LocationForm,
  onFound: (villageCode: string, centre: Position) => void,
) {
  const [attempt, setAttempt] = useState(0)
  const [missing, setMissing] = useState('')
  const code = place.village_centre === null ? place.village_id : ''
  const request = `${code}#${attempt}`

  const settle = useEffectEvent((asked: string, centre: Position | null) => {
    if (centre) onFound(code, centre)
    else setMissing(asked)
  })

  useEffect(() => {
    if (code === '') return undefined
    const controller = new AbortController()
    villageCentre(code, controller.signal).then(
      (centre) => !controller.signal.aborted && settle(request, centre),
      (error: unknown) => {
        if (controller.signal.aborted) return
        console.warn('Village centre not loaded', error instanceof ApiFailure ? error.code : error)
        settle(request, null)
      },
    )
    return () => controller.abort()
  }, [code, request])

  // Whoever gave a position does not need it: the server compares the two then.
  return {
    isMissing: place.location === null && code !== '' && missing === request,
    reload: () => setAttempt((count) => count + 1),
  }
}
