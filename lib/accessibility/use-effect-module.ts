'use client'

import { useEffect } from 'react'

/** Starts something; the result stops it. */
export type Start = () => () => void

/**
 * Runs an effect while `isOn`. Its code is loaded only then; when that fails, the page works without it.
 * @param load must stay the same function between renders
 */
export function useEffectModule(isOn: boolean, load: () => Promise<Start>): void {
  useEffect(() => {
    if (!isOn) return undefined
    let isGone = false
    let stop = (): void => undefined
    load().then(
      (start) => {
        if (isGone) return false
        stop = start()
        return true
      },
      () => false,
    )
    return () => {
      isGone = true
      stop()
    }
  }, [isOn, load])
}
