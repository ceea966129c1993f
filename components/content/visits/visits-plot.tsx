import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormatter } from '@/lib/i18n/formatter'
import type { VisitPeriod, VisitRow } from '@/lib/schemas/visits'
import { usePeriodNames } from './use-period-names'
import { scaleTop } from './visit-scale'

/** Units of the drawing: a period is this wide with its bar in the middle, the whole is 100 high. It stretches, lines and dots do not. */
const step = 10
const barWidth = 7
const height = 100

const barClass = 'fill-mega-500 forced-colors:fill-[CanvasText]'
const exampleClass =
  'fill-mega-200 stroke-mega-500 [stroke-dasharray:4_3] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]'
const lineClass = 'fill-none stroke-heading forced-colors:stroke-[Highlight]'

const isExample = ({ demo_days: days = 0 }: VisitRow) => days > 0

/** Visits as bars and visitors as a line with dots, drawn on the server. The page's table has the same data. */
export function VisitsPlot({ rows, period }: { rows: VisitRow[]; period: VisitPeriod }) {
  const t = useTranslations('visits')
  const format = useFormatter()
  const { full, short } = usePeriodNames(
    period,
    rows.map(({ date }) => date),
  )
  const top = scaleTop(Math.max(...rows.map(({ visit, visitor }) => Math.max(visit, visitor))))
  const yOf = (count: number) => height - (count / top) * height
  const middles = rows.map(
    ({ visitor }, at) => `${at * step + step / 2} ${yOf(visitor).toFixed(2)}`,
  )
  const marks = [rows[0], rows[Math.floor((rows.length - 1) / 2)], rows.at(-1)].filter(
    (row, at, all) => row !== undefined && all.indexOf(row) === at,
  )
  return (
    <div aria-hidden="true">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div className="flex flex-col justify-between text-end text-micro font-normal leading-none tabular-nums text-text-2">
          {[top, top / 2, 0].map((count) => (
            <span key={count}>{format.number(count)}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${rows.length * step} ${height}`}
          preserveAspectRatio="none"
          className="my-1.5 h-56 w-full overflow-visible md:h-72"
        >
          <path
            d={`M0 0H${rows.length * step}M0 ${height / 2}H${rows.length * step}M0 ${height}H${rows.length * step}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
          {rows.map((row, at) => (
            <rect
              key={row.date}
              x={at * step + (step - barWidth) / 2}
              y={yOf(row.visit)}
              width={barWidth}
              height={height - yOf(row.visit)}
              vectorEffect="non-scaling-stroke"
              className={isExample(row) ? exampleClass : barClass}
            >
              <title>
                {t('bar', {
                  period: full(row.date),
                  visits: row.visit,
                  visitors: row.visitor,
                })}
              </title>
            </rect>
          ))}
          <path
            d={`M${middles.join('L')}`}
            vectorEffect="non-scaling-stroke"
            strokeWidth={2}
            className={`pointer-events-none ${lineClass}`}
          />
          {/* A line without length and with round ends is a dot that no stretching can flatten. */}
          <path
            d={middles.map((middle) => `M${middle}h0`).join('')}
            vectorEffect="non-scaling-stroke"
            strokeWidth={rows.length > 40 ? 3 : 6}
            strokeLinecap="round"
            className={`pointer-events-none ${lineClass}`}
          />
        </svg>
        <p className="col-start-2 mt-1 flex justify-between gap-2 text-micro font-normal text-text-2">
          {marks.map((row) => row && <span key={row.date}>{short(row.date)}</span>)}
        </p>
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-small text-text-2">
        <Key text={t('legendVisits')}>
          <rect x="6" width="12" height="16" className={barClass} />
        </Key>
        {rows.some(isExample) && (
          <Key text={t('legendExample')}>
            <rect x="6" y="1" width="12" height="14" className={exampleClass} />
          </Key>
        )}
        <Key text={t('legendVisitors')}>
          <path d="M0 8h24" strokeWidth={2} className={lineClass} />
          <path d="M12 8h0" strokeWidth={7} strokeLinecap="round" className={lineClass} />
        </Key>
      </ul>
    </div>
  )
}

function Key({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <svg viewBox="0 0 24 16" className="h-4 w-6 shrink-0">
        {children}
      </svg>
      {text}
    </li>
  )
}
