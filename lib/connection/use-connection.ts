'use client'

import { useSyncExternalStore } from 'react'

export type Connection = 'online' | 'offline' | 'back'

let hasBeenOffline = false

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

// Noted whenever it is seen and not by the event alone, which comes before the scripts where a connection is lost while a page loads.
function read(): Connection {
  if (!navigator.onLine) {
    hasBeenOffline = true
    return 'offline'
  }
  return hasBeenOffline ? 'back' : 'online'
}

/** The return of the connection has been told: it is no news any more for whatever shows it next. */
export function forgetReturn() {
  hasBeenOffline = false
}

/** State of the browser's connection; `back` after it was lost, until somebody has been told. */
export const useConnection = () => useSyncExternalStore(subscribe, read, (): Connection => 'online')
