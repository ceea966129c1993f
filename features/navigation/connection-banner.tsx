'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { FrameIcon } from '@/components/ui/frame-icon'
import { useHasConnectionNotice } from '@/lib/connection/use-connection-notice'
import { forgetReturn, useConnection } from '@/lib/connection/use-connection'

/** Look of the notes at the bottom of the window. On small screens the end of the row belongs to the button of the widgets. */
const noteBar =
  'flex items-center gap-3 bg-night py-3 pe-24 huge-text:pe-11 ps-5 text-small font-medium text-white forced-colors:border-t md:ps-6 lg:ps-8 xl:pe-8'

/** How long the good news stays, milliseconds. */
export const backNoteMs = 6_000

/** Tells politely that the connection is gone, and that it is back; silent where the page tells it itself. */
export function ConnectionBanner() {
  const connection = useConnection()
  const isShownElsewhere = useHasConnectionNotice()
  return (
    <output className="block">
      {!isShownElsewhere && connection === 'offline' && <OfflineNote />}
      {!isShownElsewhere && connection === 'back' && <BackNote />}
    </output>
  )
}

function OfflineNote() {
  const t = useTranslations('navigation.connection')
  return (
    <span className={noteBar}>
      <FrameIcon name="wifi-slash" className="shrink-0 text-pare-200" />
      {t('offline')}
    </span>
  )
}

function BackNote() {
  const t = useTranslations('navigation.connection')
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      forgetReturn()
      setIsOver(true)
    }, backNoteMs)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null
  return (
    <span className={noteBar}>
      <FrameIcon name="wifi-high" className="shrink-0 text-hejo-300" />
      {t('back')}
    </span>
  )
}
