import type { ReactNode } from 'react'

interface ScrollRegionProps {
  /** Names the region to screen readers; unique among the landmarks of the page. */
  label: string
  className?: string
  children: ReactNode
}

/**
 * A box whose content scrolls sideways when enlarged text makes it wider than the page, which then stays. The keyboard reaches it in every
 * browser, as it does the tables of rich text (lib/server/content/rich-text.ts).
 */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  return (
    <section
      aria-label={label}
      tabIndex={0}
      className={`overflow-x-auto print:overflow-visible ${className}`}
    >
      {children}
    </section>
  )
}
