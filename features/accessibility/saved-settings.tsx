'use client'

import { useLayoutEffect } from 'react'
import { useSettingsStore } from '@/lib/accessibility/settings-store'
import { useEffectModule } from '@/lib/accessibility/use-effect-module'
import { followReturn } from '@/lib/device/follow-return'

const loadPictureTexts = async () => (await import('./picture-texts')).showPictureTexts
const loadStillMedia = async () => (await import('./still-media')).holdMediaStill

/**
 * Takes the saved settings over once the page is alive, and again when the browser brings an old page back from its memory or somebody comes
 * back from another tab. Stands in every frame: React takes the attributes away when it makes a new `<html>` for another language.
 */
export function SavedSettings() {
  const restore = useSettingsStore((state) => state.restore)
  const follow = useSettingsStore((state) => state.follow)
  const { isHideImage, isAnimation } = useSettingsStore((state) => state.settings)
  useEffectModule(isHideImage, loadPictureTexts)
  useEffectModule(isAnimation, loadStillMedia)

  useLayoutEffect(() => {
    restore()
    return followReturn(follow)
  }, [restore, follow])

  return null
}
