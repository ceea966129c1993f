'use client'

import { useEffect } from 'react'
import { savesData } from '@/lib/connection/saves-data'
import { keepForm } from '@/lib/offline/caches'
import { registerWorker } from '@/lib/offline/register-worker'
import { afterLoad } from './after-load'

/**
 * Keeps the complaint form usable without network. Mounted on complaint pages only, and it starts after the page is through loading,
 * so that it takes nothing from a slow connection.
 */
export function OfflineForm() {
  useEffect(
    () =>
      afterLoad(() => {
        if (!savesData())
          void registerWorker().then((registration) => registration?.active?.postMessage(keepForm))
      }),
    [],
  )
  return null
}
