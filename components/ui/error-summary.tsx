'use client'

import { WarningCircleIcon } from '@phosphor-icons/react/ssr'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useTitlePart } from './title-part'

export interface SummaryEntry {
  /** Id of the control to go to. */
  targetId: string
  text: string
}

interface ErrorSummaryProps {
  entries: readonly SummaryEntry[]
  /** By default the number of fields to correct. */
  title?: string
}

/**
 * What is wrong, on top of the form: takes the focus when it appears, and each line leads to its field. No live region, the focus makes it
 * heard; give it a new key for each failed attempt. The page's title says too that something is wrong.
 */
export function ErrorSummary({ entries, title }: ErrorSummaryProps) {
  const t = useTranslations('common.formErrors')
  const box = useRef<HTMLElement>(null)
  useTitlePart('error', t('prefix'))

  useEffect(() => {
    box.current?.focus()
  }, [])

  const goTo = (targetId: string) => {
    const target = document.getElementById(targetId)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'center' })
  }

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="error-summary flex gap-4 rounded-xl border-2 border-error bg-surface px-5 py-5 md:px-6"
    >
      <WarningCircleIcon
        aria-hidden="true"
        size={26}
        weight="fill"
        className="mt-0.5 shrink-0 text-error"
      />
      <div className="min-w-0">
        <h2 id="error-summary-title" className="text-label text-heading">
          {title ?? t('title', { count: entries.length })}
        </h2>
        <ul className="mt-0.5">
          {entries.map((entry) => (
            <li key={entry.targetId}>
              <a
                href={`#${entry.targetId}`}
                onClick={(event) => {
                  event.preventDefault()
                  goTo(entry.targetId)
                }}
                className="inline-flex min-h-6 items-center py-0.5 font-medium text-beureum-700 underline underline-offset-4 hover:decoration-2"
              >
                {entry.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
