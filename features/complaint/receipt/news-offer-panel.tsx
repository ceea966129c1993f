'use client'

import { useEffect, useRef } from 'react'
import { SwitchRow } from '@/components/ui/switch-row'
import type { OwnNumber } from '@/lib/news-channels/queries'
import { usePushSwitch } from '@/lib/news-channels/use-push-switch'
import type { NewsChannels } from '@/lib/schemas/news-channels'

export interface NewsOfferPanelProps {
  own: OwnNumber
  push: NonNullable<NewsChannels['push']>
  onChange: (channels: NewsChannels) => void
}

/** The switch in the place of the button that asked for it; it takes the focus, because that button is gone. */
export function NewsOfferPanel({ own, push, onChange }: NewsOfferPanelProps) {
  const row = usePushSwitch(own, push, onChange)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('[role="switch"]')?.focus(), [])
  return (
    <div ref={box} className="rounded-lg border border-line px-4">
      <SwitchRow {...row} />
    </div>
  )
}
