'use client'

import type { ReactNode } from 'react'
import { useWidgetStore } from '@/lib/widgets/widget-store'

/** A button that opens the feedback form; it is not shown where scripts are off, because nothing could open. */
export function FeedbackButton({
  className = '',
  children,
}: {
  className?: string
  children: ReactNode
}) {
  const choose = useWidgetStore((state) => state.choose)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => choose('JABARPROV_FEEDBACK')}
      className={`noscript:hidden ${className}`}
    >
      {children}
    </button>
  )
}
