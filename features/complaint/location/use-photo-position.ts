'use client'

import { useState } from 'react'
import type { Position } from '../model/form'
import type { RawImage } from '../model/photos'
import { positionOfPhoto } from './photo-position'

type PhotoPositionStatus = 'idle' | 'asking' | 'none'

/** Looks into the chosen photos for where they were taken, only when told to; the first that says so counts. */
export function usePhotoPosition(
  photos: readonly RawImage[],
  onFound: (position: Position, fileName: string) => void,
) {
  const [status, setStatus] = useState<PhotoPositionStatus>('idle')

  const ask = async () => {
    setStatus('asking')
    for (const { original_file: file } of photos) {
      // One after another: the first answer makes the others needless
      const position = await positionOfPhoto(file)
      if (position) {
        setStatus('idle')
        return onFound(position, file.name)
      }
    }
    return setStatus('none')
  }

  return { status, ask: () => void ask() }
}
