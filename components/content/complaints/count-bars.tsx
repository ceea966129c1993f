import type { CSSProperties } from 'react'
import { Link } from '@/components/ui/link'
import { useFormatter } from '@/lib/i18n/formatter'

export interface CountedGroup {
  id: string
  name: string
  count: number
  /** How the number is written, for one that is no count. */
  figure?: string
  /** Where the group's complaints are listed. */
  href?: string
  /** Colour of its bar, as CSS says it: what is done, what waits, what is only a remainder. */
  tone?: string
}

/** How the style sheet draws a bar on its track. @param share of the whole width, 0 to 1 */
const barStyle = (share: number, tone?: string): CSSProperties & Record<`--${string}`, string> => ({
  '--share': `${share * 100}%`,
  ...(tone !== undefined && { '--tone': tone }),
})

/**
 * Counts as bars beside their names, the longest being the largest count. The numbers are text too, so the drawing is hidden from screen
 * readers.
 * @param full the number of a full bar, where there is a highest
 */
export function CountBars({
  groups,
  label,
  full,
}: {
  groups: readonly CountedGroup[]
  label: string
  full?: number
}) {
  const format = useFormatter()
  const [only, ...others] = groups
  if (only && others.length === 0 && full === undefined && only.href === undefined)
    // A single bar is always a full one and says nothing.
    return (
      <p className="text-text-2">
        {only.name}:{' '}
        <strong className="font-bold tabular-nums text-heading">
          {only.figure ?? format.number(only.count)}
        </strong>
      </p>
    )
  const largest = full ?? Math.max(1, ...groups.map(({ count }) => count))
  return (
    <ul aria-label={label} className="@container space-y-3">
      {groups.map(({ id, name, count, figure = format.number(count), href, tone }) => (
        <li key={id} className="bar-row">
          {href === undefined ? (
            <span className="bar-name">{name}</span>
          ) : (
            <Link href={href} className="bar-link">
              {name}
            </Link>
          )}
          <span className="bar-number text-end">{figure}</span>
          <span aria-hidden="true" className="bar-track" style={barStyle(count / largest, tone)} />
        </li>
      ))}
    </ul>
  )
}
