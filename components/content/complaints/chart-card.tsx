import { CaretDownIcon, DownloadSimpleIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { bodyCells, DataTable, headCell } from '@/components/content/about/data-table'
import { Link } from '@/components/ui/link'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { type MonitoringTable, tableAnchor } from '@/lib/address/lists/monitoring-address'

/** Which chart is shown with its table, and the address that shows another one. */
export interface ChartTables {
  shown: MonitoringTable | null
  hrefOf: (table: MonitoringTable) => string
}

interface ChartCardProps {
  /** Id of the heading, by which the address names the chart's table. */
  id: MonitoringTable
  tables: ChartTables
  title: string
  text?: string
  /** The drawing. */
  children: ReactNode
  /** The same numbers: heads and rows, the first cell of a row names it. */
  table: { heads: readonly string[]; rows: readonly (readonly [string, ...string[]])[] }
  /** Address of the table as a file; none for tables that have no file. */
  csvHref?: string
}

/**
 * A chart with its numbers as a table below it, and as a file. The table has an address of its own, by which it opens with and without scripts:
 * the tables of all charts were almost a fifth of the page's elements, and few people open one.
 */
export function ChartCard({ id, tables, title, text, children, table, csvHref }: ChartCardProps) {
  const t = useTranslations('complaint-monitoring')
  const [first, ...others] = table.heads
  return (
    <section aria-labelledby={id} className="chart-card rounded-card">
      <h3 id={id} className="text-h4">
        {title}
      </h3>
      {text && <p className="mt-1 text-small text-text-2">{text}</p>}
      <div className="mb-6 mt-5">
        {table.rows.length === 0 ? <p className="text-text-2">{t('chartEmpty')}</p> : children}
      </div>
      {table.rows.length > 0 && (
        <div className="mt-auto flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-t border-line pt-3">
          {tables.shown === id ? (
            <details open id={tableAnchor} className="group/table min-w-0 flex-1 basis-60">
              <summary className="table-toggle">
                <Caret className="transition-transform duration-fast group-open/table:rotate-180" />
                {t('tableToggle', { title })}
              </summary>
              <ScrollRegion label={t('tableOf', { title })} className="text-small">
                <DataTable caption={title}>
                  <thead>
                    <tr>
                      <th scope="col" className={headCell}>
                        {first}
                      </th>
                      {others.map((head) => (
                        <th key={head} scope="col" className={`last:pe-0 text-end! ${headCell}`}>
                          {head}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody
                    className={`text-end text-small [&_td:last-child]:pe-0 [&_td]:tabular-nums [&_th]:text-start [&_th]:font-normal ${bodyCells}`}
                  >
                    {table.rows.map(([name, ...cells]) => (
                      <tr key={name}>
                        <th scope="row">{name}</th>
                        {cells.map((cell, at) => (
                          <td key={others[at]}>{cell}</td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </DataTable>
              </ScrollRegion>
            </details>
          ) : (
            <div className="min-w-0 flex-1 basis-60">
              {/* Nothing for search engines: the page itself has the numbers. */}
              <Link href={tables.hrefOf(id)} rel="nofollow" className="table-toggle">
                <Caret />
                {t('tableToggle', { title })}
              </Link>
            </div>
          )}
          {csvHref && (
            <a
              href={csvHref}
              download
              className="no-print inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link underline underline-offset-4 hover:text-link-hover"
            >
              <DownloadSimpleIcon aria-hidden="true" size={18} weight="bold" className="shrink-0" />
              {t('download', { title })}
            </a>
          )}
        </div>
      )}
    </section>
  )
}

const Caret = ({ className = '' }: { className?: string }) => (
  <CaretDownIcon
    aria-hidden="true"
    size={16}
    weight="bold"
    className={`shrink-0 ${className}`.trimEnd()}
  />
)
