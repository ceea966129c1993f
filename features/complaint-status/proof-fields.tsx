'use client'

import { KeyIcon, PhoneIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { TextInput } from '@/components/ui/text-input'
import { typedPhone } from '@/lib/complaints/typed-phone'
import { statusFields, type Typed } from './status-fields'

interface ProofFieldsProps {
  typed: Typed
  phoneError: string
  onChange: (typed: Typed) => void
}

const toggle =
  'inline-flex min-h-11 items-center gap-2 text-start text-small font-semibold text-link underline underline-offset-4 hover:decoration-2'

/** The secret of a complaint, or the reporter's phone when the secret is lost. Both stay in memory and are gone with the page. */
export function ProofFields({ typed, phoneError, onChange }: ProofFieldsProps) {
  const t = useTranslations('complaint-status-page')
  const isOpen = typed.method !== 'public'
  const shared = {
    value: typed.proof,
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      onChange({ ...typed, proof: typed.method === 'phone' ? typedPhone(value) : value }),
    spellCheck: false,
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="complaint-secret-box"
        onClick={() => onChange({ ...typed, method: isOpen ? 'public' : 'secret', proof: '' })}
        className={`mt-2 ${toggle}`}
      >
        <KeyIcon aria-hidden="true" size={18} weight="bold" className="shrink-0" />
        {t('privateToggle')}
      </button>
      <div id="complaint-secret-box" hidden={!isOpen} className="mt-2">
        {typed.method === 'phone' ? (
          <TextInput
            {...shared}
            key="phone"
            id={statusFields.phone}
            label={t('phoneLabel')}
            hint={t('phoneHint')}
            error={phoneError}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
          />
        ) : (
          <TextInput
            {...shared}
            key="secret"
            id="complaint-secret"
            label={t('secretLabel')}
            hint={t('secretHint')}
            autoComplete="off"
            autoCapitalize="characters"
          />
        )}
        <button
          type="button"
          onClick={() =>
            onChange({ ...typed, method: typed.method === 'phone' ? 'secret' : 'phone', proof: '' })
          }
          className={`mt-1 ${toggle}`}
        >
          {typed.method === 'phone' ? (
            <KeyIcon aria-hidden="true" size={18} weight="bold" className="shrink-0" />
          ) : (
            <PhoneIcon aria-hidden="true" size={18} weight="bold" className="shrink-0" />
          )}
          {typed.method === 'phone' ? t('secretToggle') : t('phoneToggle')}
        </button>
      </div>
    </>
  )
}
