'use client'

import { useTranslations } from 'next-intl'
import { useRef, useEffect, useState } from 'react'
import { WidgetIcon } from '@/components/layout/widget-icon'
import { widgetItems } from '@/lib/widgets/widget-items'
import { useWidgetStore } from '@/lib/widgets/widget-store'
import { useScrolling } from './use-scrolling'

/** Escape hides the names that lie over the page, until the pointer leaves or the focus moves on (WCAG 1.4.13). */
function useDismissibleTips() {
  const [areDismissed, setAreDismissed] = useState(false)

  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setAreDismissed(true)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])

  const show = () => setAreDismissed(false)
  return { areDismissed, onPointerLeave: show, onBlur: show }
}

const looks = {
  gold: 'bg-accent text-on-accent hover:bg-pare-300 [--icon-accent:var(--beureum-500)]',
  green: 'text-hejo-700 hover:bg-subtle',
}

// Below the header, and with room for all five buttons in low windows; where enlarged text needs more, the labelled dock scrolls.
const place =
  'fixed end-0 top-[min(18.75rem,33dvh)] min-[90rem]:max-h-[calc(100dvh-min(18.75rem,33dvh)-1rem)] min-[90rem]:overflow-x-hidden min-[90rem]:overflow-y-auto'

/** The widgets at the right edge of wide windows: with labels from 1440 px, below that as icons whose names show on hover and focus. */
export function Dock() {
  const t = useTranslations('widgets.items')
  const choose = useWidgetStore((state) => state.choose)
  const first = useRef<HTMLButtonElement>(null)
  const isScrolling = useScrolling(first)
  const { areDismissed, ...tipEvents } = useDismissibleTips()
  return (
    <ul
      {...tipEvents}
      data-scrolling={isScrolling || undefined}
      data-quiet={areDismissed || undefined}
      className={`dock group/dock z-dock hidden rounded-s-xl bg-surface p-1.5 shadow-4 xl:block forced-colors:border ${place}`}
    >
      {widgetItems('DOCK').map(({ id, widget, icon, iconColor }, index) => (
        <li key={id}>
          <button
            ref={index === 0 ? first : undefined}
            type="button"
            aria-label={t(`${widget}.short`)}
            aria-haspopup="dialog"
            onClick={() => choose(widget)}
            className={`group dock-button ${looks[iconColor]}`}
          >
            <WidgetIcon name={icon} size={28} />
            <span aria-hidden="true" className="dock-label">
              {t(`${widget}.short`)}
            </span>
            <Tip>{t(`${widget}.short`)}</Tip>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A name beside its icon. */
function Tip({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="dock-tip">
      <span>{children}</span>
    </span>
  )
}
