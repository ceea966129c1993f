'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Button as ActButton } from './acts/act'

interface ActButtonsProps {
  buttons: readonly ActButton[]
  /** The first one stands out. */
  leads?: boolean
  /** The one whose form or file is on its way. */
  busy: ActButton | null
  onPress: (button: ActButton) => void
}

/** Buttons of acts; what they need is fetched when they are pressed. */
export function ActButtons({ buttons, leads = false, busy, onPress }: ActButtonsProps) {
  const t = useTranslations('complaint-following.acts.button')
  return (
    <div className="flex flex-wrap gap-3">
      {buttons.map((button, index) => (
        <Button
          key={button}
          variant={leads && index === 0 ? 'primary' : 'secondary'}
          isLoading={busy === button}
          onClick={() => onPress(button)}
          className="max-sm:w-full"
        >
          {t(button)}
        </Button>
      ))}
    </div>
  )
}
