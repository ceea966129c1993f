'use client'

import { HashIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { ProofFields } from './proof-fields'
import { type StatusErrors, statusFields, type Typed } from './status-fields'

interface StatusFormProps {
  numberField: RefObject<HTMLInputElement | null>
  typed: Typed
  errors: StatusErrors
  onChange: (typed: Typed) => void
  onSearch: () => void
}

/** Number, and behind a button what opens the rest of a complaint. */
export function StatusForm({ numberField, typed, errors, onChange, onSearch }: StatusFormProps) {
  const t = useTranslations('complaint-status-page')
  const error = errors.number
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <label htmlFor={statusFields.number} className="mb-2 block text-label text-heading">
        {t('numberLabel')}
      </label>
      <div
        className={
          'field-frame flex min-h-15 flex-wrap items-center gap-2 rounded-xl bg-surface p-1.5 ps-3.5 ' +
          `sm:gap-3 sm:ps-5 shadow-3 ring-[1.5px] lg:min-h-16 ${error ? 'ring-error' : 'ring-brand'}`
        }
      >
        <HashIcon aria-hidden="true" size={22} weight="bold" className="shrink-0 text-link" />
        <input
          ref={numberField}
          id={statusFields.number}
          name="nomor"
          value={typed.number}
          onChange={(event) => onChange({ ...typed, number: event.target.value })}
          placeholder={t('numberPlaceholder')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'complaint-number-error' : undefined}
          className={
            'min-h-12 min-w-0 shrink grow-99 basis-[11em] rounded-md bg-transparent text-body font-medium tabular-nums text-text ' +
            'placeholder:font-normal placeholder:text-text-3 max-sm:tracking-tight sm:max-lg:text-prose'
          }
        />
        <Button type="submit" className="shrink-0 grow max-sm:px-3">
          {t('submit')}
        </Button>
      </div>
      {error && <FieldError id="complaint-number-error" text={error} />}
      <ProofFields typed={typed} phoneError={errors.phone} onChange={onChange} />
    </form>
  )
}
