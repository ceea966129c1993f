'use client'

import { useEffect } from 'react'
import { savesData } from '@/lib/connection/saves-data'
import { registerWorker } from '@/lib/offline/register-worker'
import { afterLoad } from './after-load'

/** How long a page has to be open and quiet before anything is fetched for later, milliseconds: who only glances at it pays nothing. */
export const restMs = 5_000

/** Gives every page an answer of the portal's own when there is no network. Not for people who save data. */
export function OfflinePages() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = afterLoad(() => {
      timer = setTimeout(() => {
        if (!savesData()) void registerWorker()
      }, restMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return null
}
