import { Link } from '@/components/ui/link'
import { useFormatter } from '@/lib/i18n/formatter'

export interface CountedGroup {
  id: string
  name: string
  count: number
  /** Where the group's complaints are listed. */
  href?: string
}

/**
 * Counts as bars beside their names, the longest being the largest count. The numbers are text too, so the drawing is hidden from screen
 * readers.
 */
export function CountBars({ groups, label }: { groups: readonly CountedGroup[]; label: string }) {
  const format = useFormatter()
  const largest = Math.max(1, ...groups.map(({ count }) => count))
  return (
    <ul aria-label={label} className="@container space-y-3">
      {groups.map(({ id, name, count, href }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 @min-[28rem]:grid-cols-[minmax(6.5rem,13rem)_minmax(0,1fr)_3.5rem]"
        >
          {href === undefined ? (
            <span className="text-small font-[650] leading-snug text-heading">{name}</span>
          ) : (
            <Link
              href={href}
              className="inline-flex min-h-6 items-center max-md:min-h-11 text-small font-[650] leading-snug text-link underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {name}
            </Link>
          )}
          <span className="text-end text-small font-bold tabular-nums text-heading @min-[28rem]:order-last">
            {format.number(count)}
          </span>
          <Bar share={count / largest} />
        </li>
      ))}
    </ul>
  )
}

/** One bar on its track. @param share of the whole width, 0 to 1 */
export function Bar({ share, tone = 'bg-hejo-600' }: { share: number; tone?: string }) {
  return (
    <span aria-hidden="true" className="relative col-span-2 block h-4 @min-[28rem]:col-span-1">
      <span className="absolute inset-0 rounded-sm bg-batu-100 forced-colors:border" />
      <span
        className={`absolute inset-y-0 start-0 rounded-sm [print-color-adjust:exact] forced-colors:bg-[CanvasText] ${tone}`}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  )
}
