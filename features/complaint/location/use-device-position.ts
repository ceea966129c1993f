'use client'

import { complaintLocation } from '@/lib/schemas/complaints'
import type { Position } from '../model/form'
import { useSearch } from './use-search'

/** Longest search for the position, milliseconds (specification, section 9). */
const searchMs = 5_000

/** Asks the device where it is, only when told to, until `cancel` or the end of the step. Positions outside of the province are not used. */
export function useDevicePosition(onFound: (position: Position) => void) {
  const { status, setStatus, begin, cancel } = useSearch<'denied' | 'timeout' | 'outside'>()

  const ask = () => {
    const isLatest = begin()
    if (!('geolocation' in navigator)) return setStatus('denied')
    return navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (!isLatest()) return undefined
        if (!complaintLocation.shape.location.safeParse({ latitude, longitude }).success)
          return setStatus('outside')
        setStatus('idle')
        return onFound({ lat: latitude, lng: longitude })
      },
      (error) => {
        if (!isLatest()) return
        setStatus(error.code === error.PERMISSION_DENIED ? 'denied' : 'timeout')
      },
      { enableHighAccuracy: true, timeout: searchMs, maximumAge: 60_000 },
    )
  }

  return { status, ask, cancel }
}
