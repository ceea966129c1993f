import { CaretDownIcon, DownloadSimpleIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { bodyCells, DataTable, headCell } from '@/components/content/about/data-table'
import { ScrollRegion } from '@/components/ui/scroll-region'

interface ChartCardProps {
  /** Id of the heading, unique on the page. */
  id: string
  title: string
  text?: string
  /** The drawing. */
  children: ReactNode
  /** The same numbers: heads and rows, the first cell of a row names it. */
  table: { heads: readonly string[]; rows: readonly (readonly [string, ...string[]])[] }
  /** Address of the table as a file; none for tables that have no file. */
  csvHref?: string
}

/** A chart with its numbers as a table that opens below it, and as a file. */
export function ChartCard({ id, title, text, children, table, csvHref }: ChartCardProps) {
  const t = useTranslations('complaint-monitoring')
  const [first, ...others] = table.heads
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col rounded-card bg-surface p-5 shadow-0 forced-colors:border md:p-7"
    >
      <h3 id={id} className="text-h4">
        {title}
      </h3>
      {text && <p className="mt-1 text-small text-text-2">{text}</p>}
      <div className="mb-6 mt-5">
        {table.rows.length === 0 ? <p className="text-text-2">{t('chartEmpty')}</p> : children}
      </div>
      {table.rows.length > 0 && (
        <div className="mt-auto flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-t border-line pt-3">
          <details className="group/table min-w-0 flex-1 basis-60">
            <summary
              className={
                'inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-small font-semibold ' +
                'text-link underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden'
              }
            >
              <CaretDownIcon
                aria-hidden="true"
                size={16}
                weight="bold"
                className="shrink-0 transition-transform duration-fast group-open/table:rotate-180"
              />
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
