'use client'

import type { Position } from '../model/form'
import type { RawImage } from '../model/photos'
import { positionOfPhoto } from './photo-position'
import { useSearch } from './use-search'

/** Looks into the chosen photos for where they were taken, only when told to, until `cancel` or the end of the step; the first that says so counts. */
export function usePhotoPosition(
  photos: readonly RawImage[],
  onFound: (position: Position, fileName: string) => void,
) {
  const { status, setStatus, begin, cancel } = useSearch<'none'>()

  const ask = async () => {
    const isLatest = begin()
    for (const { original_file: file } of photos) {
      // One after another: the first answer makes the others needless
      const position = await positionOfPhoto(file)
      if (!isLatest()) return undefined
      if (position) {
        setStatus('idle')
        return onFound(position, file.name)
      }
    }
    return setStatus('none')
  }

  return { status, ask: () => void ask(), cancel }
}
