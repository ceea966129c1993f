'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { fieldLabels, type FieldPath } from '../labels'

interface Answer {
  path: FieldPath
  value: ReactNode
}

interface AnswerListProps {
  title: string
  answers: readonly Answer[]
  onChange: (path: FieldPath) => void
}

/** The answers of one step, each with the way back to its field. */
export function AnswerList({ title, answers, onChange }: AnswerListProps) {
  const t = useTranslations('complaint-review.check')
  const label = useTranslations('complaint.fields')
  return (
    <section className="@container mt-7">
      <h3 className="text-h4 text-heading">{title}</h3>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {answers.map(({ path, value }) => {
          const name = label(fieldLabels[path])
          return (
            <div
              key={path}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-1.5 @min-[32rem]:grid-cols-[11rem_minmax(0,1fr)_auto]"
            >
              <dt className="self-center text-small text-text-3 @min-[32rem]:self-start @min-[32rem]:py-2.5">
                {name}
              </dt>
              <dd
                className={
                  'col-span-2 row-start-2 min-w-0 whitespace-pre-line pb-2 text-body text-heading wrap-anywhere ' +
                  '@min-[32rem]:col-span-1 @min-[32rem]:col-start-2 @min-[32rem]:row-start-1 @min-[32rem]:py-2'
                }
              >
                {value}
              </dd>
              <dd className="col-start-2 row-start-1 @min-[32rem]:col-start-3">
                <button
                  type="button"
                  aria-label={t('changeOf', { field: name })}
                  onClick={() => onChange(path)}
                  className="inline-flex min-h-11 items-center px-1 text-small font-semibold text-link underline underline-offset-4 hover:decoration-2"
                >
                  {t('change')}
                </button>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
