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
            className={`group relative flex size-11 flex-col items-center justify-center gap-0.5 rounded-lg min-[90rem]:h-auto min-[90rem]:min-h-16.5 min-[90rem]:w-21 min-[90rem]:py-1.5 ${looks[iconColor]}`}
          >
            <WidgetIcon name={icon} size={28} />
            <span
              aria-hidden="true"
              className="hidden text-center text-micro text-heading transition-opacity duration-fast group-data-scrolling/dock:opacity-0 min-[90rem]:block"
            >
              {t(`${widget}.short`)}
            </span>
            <Tip>{t(`${widget}.short`)}</Tip>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A name beside its icon, reachable with the pointer; part of the button, so it stays as long as the button is hovered or focused. */
function Tip({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute end-full top-1/2 -translate-y-1/2 pe-3 opacity-0 transition-opacity duration-fast group-hover:pointer-events-auto group-hover:opacity-100 group-focus-visible:opacity-100 group-data-quiet/dock:opacity-0! min-[90rem]:hidden"
    >
      <span className="block whitespace-nowrap rounded-sm bg-canopy px-3 py-1.5 text-micro text-white shadow-4 ring-1 ring-hejo-500 forced-colors:border">
        {children}
      </span>
    </span>
  )
}
