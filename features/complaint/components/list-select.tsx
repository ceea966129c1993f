'use client'

import { ArrowClockwiseIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { Select } from '@/components/ui/select'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import type { ListState } from '../use-list'

interface ListSelectProps {
  id: string
  label: string
  list: ListState<{ id: string; name: string }>
  value: string
  placeholder: string
  /** Shown while the choice before this one is missing. */
  placeholderIdle: string
  error?: string | undefined
  onChoose: (id: string) => void
}

/** A select whose entries come from the server: waits, fills, or offers to load again. */
export function ListSelect({
  id,
  label,
  list,
  value,
  placeholder,
  placeholderIdle,
  error,
  onChoose,
}: ListSelectProps) {
  const t = useTranslations('complaint.choices')
  const failureMessage = useFailureMessage('general')
  const placeholders = {
    idle: placeholderIdle,
    loading: t('loading'),
    failed: t('failed'),
    ready: placeholder,
  }
  return (
    <div>
      <Select
        id={id}
        name={id}
        label={label}
        error={error}
        value={list.status === 'ready' ? value : ''}
        options={list.items.map((item) => ({ value: item.id, label: item.name }))}
        placeholder={placeholders[list.status]}
        data-idle={list.status === 'idle' ? '' : undefined}
        isBusy={list.status === 'loading'}
        aria-required="true"
        onChange={(event) => onChoose(event.target.value)}
      />
      {list.failure && (
        <>
          <p role="alert" className="mt-1 text-small text-text-2">
            {failureMessage(list.failure)}
          </p>
          <button
            type="button"
            onClick={() => {
              focusAfterRemoval(() => document.getElementById(id))
              list.reload()
            }}
            className="mt-1 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link hover:underline"
          >
            <ArrowClockwiseIcon aria-hidden="true" size={18} weight="bold" />
            {t('reload', { field: label })}
          </button>
        </>
      )}
    </div>
  )
}
