'use client'

import { useSyncExternalStore } from 'react'

export type Connection = 'online' | 'offline' | 'back'

let hasBeenOffline = false

function subscribe(onChange: () => void) {
  const onOffline = () => {
    hasBeenOffline = true
    onChange()
  }
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onOffline)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onOffline)
  }
}

const read = (): Connection => (!navigator.onLine ? 'offline' : hasBeenOffline ? 'back' : 'online')

/** State of the browser's connection; `back` after it was lost once. */
export const useConnection = () => useSyncExternalStore(subscribe, read, (): Connection => 'online')
