import { CaretLeftIcon, CaretRightIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from './link'
import { pageWindow } from './page-window'

interface PaginationProps {
  page: number
  totalPages: number
  hrefOf: (page: number) => string
}

const square = 'grid size-11 place-items-center rounded-md font-semibold tabular-nums'

/** Page numbers as links, 44 px squares; nothing when there is one page. */
export function Pagination({ page, totalPages, hrefOf }: PaginationProps) {
  const t = useTranslations('common.pagination')
  if (totalPages <= 1) return null
  return (
    <nav aria-label={t('label')} className="mt-10 flex justify-center">
      <ul className="flex flex-wrap items-center gap-1.5">
        <li aria-hidden={page <= 1 || undefined}>
          {/* From a page past the end to the last one. */}
          <Step
            label={t('previous')}
            href={page > 1 ? hrefOf(Math.min(page - 1, totalPages)) : null}
          >
            <CaretLeftIcon aria-hidden="true" size={18} weight="bold" />
          </Step>
        </li>
        {pageWindow(page, totalPages).map((entry, index) => (
          <li key={entry ?? `gap-${index}`}>
            {entry === null ? (
              <span className={`${square} text-text-3`}>…</span>
            ) : (
              <Link
                href={hrefOf(entry)}
                aria-label={t('page', { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
                className={
                  `${square} text-heading hover:bg-subtle aria-[current=page]:bg-brand aria-[current=page]:text-on-brand ` +
                  'forced-colors:aria-[current=page]:outline-2'
                }
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
        <li aria-hidden={page >= totalPages || undefined}>
          <Step label={t('next')} href={page < totalPages ? hrefOf(page + 1) : null}>
            <CaretRightIcon aria-hidden="true" size={18} weight="bold" />
          </Step>
        </li>
      </ul>
    </nav>
  )
}

function Step({
  label,
  href,
  children,
}: {
  label: string
  href: string | null
  children: ReactNode
}) {
  if (!href) {
    // Drawn so that the numbers do not jump; there is nothing to announce.
    return (
      <span aria-hidden="true" className={`${square} bg-batu-100 text-batu-600`}>
        {children}
      </span>
    )
  }
  return (
    <Link
      href={href}
      aria-label={label}
      className={`${square} bg-surface text-heading ring-1 ring-inset ring-line-strong hover:bg-subtle`}
    >
      {children}
    </Link>
  )
}
