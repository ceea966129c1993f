import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import type { FieldDifference, WordRun } from '@/lib/schemas/previews'
import { fieldKey } from './field-key'

interface DifferenceViewProps {
  differences: FieldDifference[]
  /** False for an item that is not there yet. */
  hasLiveVersion: boolean
}

/**
 * What a draft changes, field by field and word by word. What came is underlined, what went is struck through; screen readers hear it said.
 */
export function DifferenceView({ differences, hasLiveVersion }: DifferenceViewProps) {
  const t = useTranslations('preview.differences')
  return (
    <Container className="max-w-[64rem] pb-18 pt-9">
      <h1 className="text-h1">{t('title')}</h1>
      <p className="mt-3 max-w-[68ch] text-text-2">
        {differences.length === 0
          ? t('none')
          : hasLiveVersion
            ? t('count', { count: differences.length })
            : t('isNew')}
      </p>
      {differences.length > 0 && (
        <>
          <p className="mt-3 text-small text-text-2">
            {t.rich('legend', { ins: added, del: removed })}
          </p>
          <div className="mt-8 space-y-6">
            {differences.map(({ field, runs }) => (
              <FieldRuns key={field} field={field} runs={runs} />
            ))}
          </div>
        </>
      )}
    </Container>
  )
}

const runClasses = {
  added: 'rounded-xs bg-hejo-100 px-0.5 text-hejo-900 underline decoration-2 underline-offset-2',
  removed: 'rounded-xs bg-genteng-100 px-0.5 text-genteng-900 line-through decoration-2',
} as const

const added = (children: ReactNode) => <ins className={runClasses.added}>{children}</ins>
const removed = (children: ReactNode) => <del className={runClasses.removed}>{children}</del>

function FieldRuns({ field, runs }: FieldDifference) {
  const t = useTranslations('preview')
  const key = fieldKey(field)
  return (
    <section className="rounded-card bg-surface p-5 shadow-0 forced-colors:border">
      <h2 className="text-h4">{key ? t(`fields.${key}`) : field}</h2>
      <div className="mt-3 whitespace-pre-wrap wrap-anywhere">
        {runs.map((run, index) => (
          <Run key={index} run={run} />
        ))}
      </div>
    </section>
  )
}

function Run({ run: { kind, text } }: { run: WordRun }) {
  const t = useTranslations('preview.differences')
  if (kind === 'same') return text
  const isAdded = kind === 'added'
  const Mark = isAdded ? 'ins' : 'del'
  return (
    <Mark className={runClasses[kind]}>
      <span className="sr-only"> {isAdded ? t('addedStart') : t('removedStart')} </span>
      {text}
      <span className="sr-only"> {isAdded ? t('addedEnd') : t('removedEnd')} </span>
    </Mark>
  )
}
