'use client'

import { useEffect } from 'react'
import { isChunkFailure } from '@/lib/failures/chunk-failure'
import { reloadForChunk } from './chunk-reload'
import { failProgress } from './progress'

/** Beside an error page: the progress bar fails visibly, and a page that only lacks a script is loaded anew. */
export function PageFailure({ error }: { error: unknown }) {
  useEffect(() => {
    failProgress()
    if (isChunkFailure(error)) reloadForChunk()
  }, [error])
  return null
}
