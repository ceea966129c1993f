'use client'

import { useState } from 'react'
import { complaintLocation } from '@/lib/schemas/complaints'
import type { Position } from '../model/form'

type DeviceStatus = 'idle' | 'asking' | 'denied' | 'timeout' | 'outside'

/** Longest search for the position, milliseconds (specification, section 9). */
const searchMs = 5_000

/** Asks the device where it is, only when told to. Positions outside of the province are not used. */
export function useDevicePosition(onFound: (position: Position) => void) {
  const [status, setStatus] = useState<DeviceStatus>('idle')

  const ask = () => {
    if (!('geolocation' in navigator)) return setStatus('denied')
    setStatus('asking')
    return navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (!complaintLocation.shape.location.safeParse({ latitude, longitude }).success)
          return setStatus('outside')
        setStatus('idle')
        return onFound({ lat: latitude, lng: longitude })
      },
      (error) => setStatus(error.code === error.PERMISSION_DENIED ? 'denied' : 'timeout'),
      { enableHighAccuracy: true, timeout: searchMs, maximumAge: 60_000 },
    )
  }

  return { status, ask }
}
