import type { ReactNode } from 'react'

interface SwipeRowProps {
  /** Cards, each keyed. */
  children: ReactNode
  label: string
}

// Cards of 292 px with 16 px between them, so that on a phone the next one peeks; vertical padding leaves room for rings and shadows.
const row =
  '-mx-5 -my-3 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto overscroll-x-contain px-5 py-3 md:-mx-6 md:scroll-px-6 md:px-6 ' +
  'lg:m-0 lg:grid lg:grid-cols-3 lg:gap-7 lg:overflow-visible lg:p-0 print:grid print:grid-cols-2 print:overflow-visible'

/** A list of cards: three columns from 1024 px, below that a row one swipes sideways. */
export function SwipeRow({ children, label }: SwipeRowProps) {
  return (
    <ul aria-label={label} className={row}>
      {children}
    </ul>
  )
}

/** A card's place in the row. */
export function SwipeItem({ children }: { children: ReactNode }) {
  return (
    <li className="w-73 max-w-[85vw] shrink-0 snap-start lg:w-auto lg:max-w-none print:w-auto">
      {children}
    </li>
  )
}
