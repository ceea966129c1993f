'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { FrameIcon } from '@/components/ui/frame-icon'
import { useHasConnectionNotice } from '@/lib/connection/connection-notice'
import { useConnection } from '@/lib/connection/use-connection'
import { noteBar } from './note-bar'

/** How long the good news stays, milliseconds. */
export const backNoteMs = 6_000

/** Tells politely that the connection is gone, and that it is back; silent where the page tells it itself. */
export function ConnectionBanner() {
  const connection = useConnection()
  const isToldElsewhere = useHasConnectionNotice()
  return (
    <output className="block">
      {!isToldElsewhere && connection === 'offline' && <OfflineNote />}
      {!isToldElsewhere && connection === 'back' && <BackNote />}
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
    const timer = setTimeout(() => setIsOver(true), backNoteMs)
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
