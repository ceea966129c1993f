import { useTranslations } from 'next-intl'
import { useFinanceFormat } from './use-finance-format'

type BarTone = 'hejo' | 'mega' | 'pare'

export interface FinanceBar {
  name: string
  /** Realisation as a share of the plan, percent. */
  percentage: number
  tone: BarTone
}

/** The right end of a track, percent of the plan: beyond the plan, so that more than planned can be seen. */
const trackEnd = 110
const tones: Record<BarTone, string> = {
  hejo: 'bg-hejo-600',
  mega: 'bg-mega-500',
  pare: 'bg-pare-600',
}
const along = (percentage: number) =>
  `${(Math.min(Math.max(percentage, 0), trackEnd) / trackEnd) * 100}%`

/**
 * Shares of a plan as bars with a tick where the plan is fulfilled; beside their names where the room is wide for the size of the text. The
 * numbers stand in words, so the drawing is hidden from screen readers.
 */
export function FinanceBars({ bars }: { bars: FinanceBar[] }) {
  const t = useTranslations('finance')
  const { share } = useFinanceFormat()
  return (
    <ul className="@container space-y-5 md:space-y-4">
      {bars.map((bar) => (
        <li
          key={bar.name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 @min-[28rem]:grid-cols-[minmax(6.5rem,11rem)_minmax(0,1fr)_4.75rem]"
        >
          <span className="text-[0.9375rem] font-[650] leading-snug text-heading">{bar.name}</span>
          <span className="text-end text-[0.9375rem] font-bold tabular-nums text-heading @min-[28rem]:order-last">
            {t('percent', { percentage: share(bar.percentage) })}
          </span>
          <span
            aria-hidden="true"
            className="relative col-span-2 block h-6 @min-[28rem]:col-span-1"
          >
            <span className="absolute inset-0 rounded-md bg-batu-100 forced-colors:border" />
            <span
              className={`absolute inset-y-0 start-0 rounded-md [print-color-adjust:exact] forced-colors:bg-[CanvasText] ${tones[bar.tone]}`}
              style={{ width: along(bar.percentage) }}
            />
            <span
              className="absolute -inset-y-1 w-0.75 -translate-x-1/2 bg-heading ring-2 ring-white forced-colors:bg-[Highlight]"
              style={{ insetInlineStart: along(100) }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What the tick of the bars means. */
export function TargetKey() {
  const t = useTranslations('finance')
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="h-4 w-0.75 shrink-0 bg-heading forced-colors:bg-[Highlight]"
      />
      {t('target')}
    </span>
  )
}
