'use client'

import { useEffect, useRef, useState } from 'react'
import { complaintLocation } from '@/lib/schemas/complaints'
import type { Position } from '../model/form'

type DeviceStatus = 'idle' | 'asking' | 'denied' | 'timeout' | 'outside'

/** Longest search for the position, milliseconds (specification, section 9). */
const searchMs = 5_000

/** Asks the device where it is, only when told to, until `cancel` or the end of the step. Positions outside of the province are not used. */
export function useDevicePosition(onFound: (position: Position) => void) {
  const [status, setStatus] = useState<DeviceStatus>('idle')
  // What the device says to an earlier one comes too late.
  const round = useRef(0)
  useEffect(
    () => () => {
      round.current += 1
    },
    [],
  )

  const cancel = () => {
    round.current += 1
    setStatus((now) => (now === 'asking' ? 'idle' : now))
  }

  const ask = () => {
    round.current += 1
    const mine = round.current
    if (!('geolocation' in navigator)) return setStatus('denied')
    setStatus('asking')
    return navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (mine !== round.current) return undefined
        if (!complaintLocation.shape.location.safeParse({ latitude, longitude }).success)
          return setStatus('outside')
        setStatus('idle')
        return onFound({ lat: latitude, lng: longitude })
      },
      (error) => {
        if (mine !== round.current) return
        setStatus(error.code === error.PERMISSION_DENIED ? 'denied' : 'timeout')
      },
      { enableHighAccuracy: true, timeout: searchMs, maximumAge: 60_000 },
    )
  }

  return { status, ask, cancel }
}
