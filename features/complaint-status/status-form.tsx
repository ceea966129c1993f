'use client'

import { HashIcon, KeyIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import { numberMin } from '@/lib/schemas/complaints'

interface StatusFormProps {
  typed: { number: string; secret: string }
  hasError: boolean
  onChange: (typed: { number: string; secret: string }) => void
  onSearch: () => void
}

/** Number, and behind a button the secret of a private complaint. */
export function StatusForm({ typed, hasError, onChange, onSearch }: StatusFormProps) {
  const t = useTranslations('complaint-status-page')
  const rule = useTranslations('validation')
  const [hasSecret, setHasSecret] = useState(false)
  const field = t('numberLabel')
  const error = hasError && (typed.number.trim() === '' ? rule('required', { field }) : rule('min', { field, length: numberMin }))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <label htmlFor="complaint-number" className="sr-only">
        {field}
      </label>
      <div
        className={`flex min-h-15 items-center gap-2 rounded-xl bg-surface p-1.5 ps-3.5 sm:gap-3 sm:ps-5 shadow-3 ring-[1.5px] lg:min-h-16 ${error ? 'ring-error' : 'ring-brand'}`}
      >
        <HashIcon aria-hidden="true" size={22} weight="bold" className="shrink-0 text-link" />
        <input
          id="complaint-number"
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
          className="min-h-12 w-full min-w-0 rounded-md bg-transparent text-body font-medium tabular-nums text-text placeholder:font-normal placeholder:text-text-3 max-sm:tracking-tight sm:text-prose"
        />
        <Button type="submit" className="shrink-0 max-sm:px-3">
          {t('submit')}
        </Button>
      </div>
      {error && <FieldError id="complaint-number-error" text={error} />}
      <button
        type="button"
        aria-expanded={hasSecret}
        aria-controls="complaint-secret-box"
        onClick={() => {
          setHasSecret(!hasSecret)
          if (hasSecret) onChange({ ...typed, secret: '' })
        }}
        className="mt-2 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link underline underline-offset-4 hover:decoration-2"
      >
        <KeyIcon aria-hidden="true" size={18} weight="bold" />
        {t('privateToggle')}
      </button>
      <div id="complaint-secret-box" hidden={!hasSecret} className="mt-2">
        <TextInput
          id="complaint-secret"
          label={t('secretLabel')}
          hint={t('secretHint')}
          value={typed.secret}
          onChange={(event) => onChange({ ...typed, secret: event.target.value })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </form>
  )
}
