import type { ReactNode } from 'react'
import type { WidgetIconName } from '@/lib/widgets/widget-items'

// Half-transparent areas and outlines take the text colour, highlights the accent; both come from the drawings of the design.
const accent = 'var(--icon-accent, var(--pare-400))'
const area = { fill: 'currentColor', fillOpacity: 0.16 }

/** The drawing of each widget on a 48 by 48 field; stroke ends and joins are round for all of them. */
const drawings: Record<WidgetIconName, ReactNode> = {
  feedback: (
    <>
      <path {...area} d="M6 9h36v25H24l-10 8v-8H6Z" />
      <path
        stroke="currentColor"
        d="M10 7.5h28a4.5 4.5 0 0 1 4.5 4.5v17.5A4.5 4.5 0 0 1 38 34H25l-10.5 8v-8H10a4.5 4.5 0 0 1-4.5-4.5V12A4.5 4.5 0 0 1 10 7.5"
      />
      <path
        fill={accent}
        d="m24 12.5 2.7 5.4 6 .9-4.3 4.2 1 5.9-5.4-2.8-5.4 2.8 1-5.9-4.3-4.2 6-.9Z"
      />
    </>
  ),
  complaint: (
    <>
      <path {...area} d="M8 18 31 8v29L8 28Z" />
      <path
        stroke="currentColor"
        d="M6 19.5A2.5 2.5 0 0 1 8.5 17H14l17.5-9.5v31L14 29H8.5A2.5 2.5 0 0 1 6 26.5Zm8-2.5v12m-2 0 2.5 12h6l-2-9.5"
      />
      <path stroke={accent} d="m37 16.5 5-3.5m-4 10h6m-7 6.5 5 3.5" />
    </>
  ),
  accessibility: (
    <>
      <path {...area} d="M5 24a19 19 0 1 0 38 0 19 19 0 1 0-38 0" />
      <path
        stroke="currentColor"
        d="M4.5 24a19.5 19.5 0 1 0 39 0 19.5 19.5 0 1 0-39 0m9-5.5q10.5 3.5 21 0m-10.5 2v7m0 0L18.5 37m5.5-9.5 5.5 9.5"
      />
      <path fill={accent} d="M20.8 13.3a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0" />
    </>
  ),
  'quick-access': (
    <>
      <path {...area} d="M6 6h15v15H6Zm21 21h15v15H27Z" />
      <path
        stroke="currentColor"
        d="M8.5 6h10A2.5 2.5 0 0 1 21 8.5v10a2.5 2.5 0 0 1-2.5 2.5h-10A2.5 2.5 0 0 1 6 18.5v-10A2.5 2.5 0 0 1 8.5 6m21 21h10a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1-2.5 2.5h-10a2.5 2.5 0 0 1-2.5-2.5v-10a2.5 2.5 0 0 1 2.5-2.5m-21 0h10a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1-2.5 2.5h-10A2.5 2.5 0 0 1 6 39.5v-10A2.5 2.5 0 0 1 8.5 27"
      />
      <path stroke={accent} d="M36.5 4.5 29 14h7l-3 8.5L42 12h-6.5Z" />
    </>
  ),
  weather: (
    <>
      <path {...area} d="M14 40a8.5 8.5 0 0 1-1-16.9 12 12 0 0 1 23 2.4A7.3 7.3 0 0 1 36 40Z" />
      <path
        stroke={accent}
        d="M30.5 14.5a7.5 7.5 0 0 1 9.7 7.3M33 5v3m10.5 1.5-2 2M46 20h-2.5M24 8.5l1.8 2.1"
      />
      <path
        stroke="currentColor"
        d="M14 40a8.5 8.5 0 0 1-1-16.9 12 12 0 0 1 23 2.4A7.3 7.3 0 0 1 36 40Z"
      />
    </>
  ),
}

/**
 * The drawing of a floating widget in the colour of the text; hidden from screen readers, its name is beside it.
 * @param size in px at 100 % text
 */
export function WidgetIcon({ name, size }: { name: WidgetIconName; size: number }) {
  const side = `${size / 16}rem`
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      width={side}
      height={side}
      fill="none"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[name]}
    </svg>
  )
}
