'use client'

import { useEffect, useState } from 'react'
import { defaultPosition, type Position } from '@/lib/schemas/weather'

/** Longest wait for the position, milliseconds (specification, section 9). */
export const positionTimeoutMs = 5_000
/** A position of the last minutes is as good as a new one. */
const positionMaxAgeMs = 300_000

/** Why the capital stands in for the person's own place. */
export type PositionProblem = 'denied' | 'timeout' | 'unsupported'

export type BrowserPosition =
  | { position: null; problem: null }
  | { position: Position; problem: PositionProblem | null }

// About 100 m: enough for a village, and no more of where somebody is than the answer needs.
const coarse = (degrees: number) => Math.round(degrees * 1_000) / 1_000

/**
 * Asks the browser where it is as soon as it is mounted. Where it may not say, cannot or takes longer than 5 seconds, the provincial capital
 * stands in; a permission given later than that still counts.
 */
export function useBrowserPosition(): BrowserPosition {
  const [state, setState] = useState<BrowserPosition>({ position: null, problem: null })

  useEffect(() => {
    let isCurrent = true
    const found = (position: Position) => isCurrent && setState({ position, problem: null })
    const missed = (problem: PositionProblem) =>
      isCurrent &&
      setState((known) => (known.position ? known : { position: defaultPosition, problem }))

    if (!('geolocation' in navigator)) {
      missed('unsupported')
      return undefined
    }
    // The browser's own time-out does not run while it asks for permission.
    const timer = setTimeout(() => missed('timeout'), positionTimeoutMs)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => found({ long: coarse(coords.longitude), lat: coarse(coords.latitude) }),
      (error) => missed(error.code === error.PERMISSION_DENIED ? 'denied' : 'timeout'),
      { enableHighAccuracy: true, timeout: positionTimeoutMs, maximumAge: positionMaxAgeMs },
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [])

  return state
}
