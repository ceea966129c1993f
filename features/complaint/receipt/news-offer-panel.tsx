'use client'

import { useEffect, useRef } from 'react'
import { PushSwitch } from '@/components/content/complaints/push-switch'
import type { OwnNumber } from '@/lib/news-channels/queries'
import { usePushChoice } from '@/lib/news-channels/use-push-choice'
import type { NewsChannels } from '@/lib/schemas/news-channels'

export interface NewsOfferPanelProps {
  own: OwnNumber
  push: NonNullable<NewsChannels['push']>
  onChange: (channels: NewsChannels) => void
}

/** The switch in the place of the button that asked for it; it takes the focus, because that button is gone. */
export function NewsOfferPanel({ own, push, onChange }: NewsOfferPanelProps) {
  const choice = usePushChoice(own, push, onChange)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('[role="switch"]')?.focus(), [])
  return (
    <div ref={box} className="rounded-lg border border-line px-4">
      <PushSwitch {...choice} />
    </div>
  )
}
