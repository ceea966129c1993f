'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Button } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { OrbLoader } from '@/components/ui/orb-loader'
import { ApiFailure } from '@/lib/api/failure'
import { complaintNumber } from '@/lib/schemas/complaints'
import { lookUp, typedSecret } from './look-up'
import { stateOfFailure, type LookUpState } from './look-up-state'
import { StatusForm } from './status-form'
import { StatusResult } from './status-result'

interface StatusPageProps {
  /** Title and lead of the page, made on the server. */
  heading: ReactNode
  /** Panel with the way to an officer, made on the server. */
  help: ReactNode
}

/** Looks up a complaint by number, and by its secret when it is private; a number in the address is looked up at once. */
export function StatusPage({ heading, help }: StatusPageProps) {
  const t = useTranslations('complaint-status-page')
  const [state, setState] = useState<LookUpState>({ kind: 'idle' })
  const [typed, setTyped] = useState({ number: '', secret: '' })
  const [numberError, setNumberError] = useState(false)
  const latest = useRef(0)

  const search = async (number: string, secret: string) => {
    const parsed = complaintNumber.safeParse(number)
    setNumberError(!parsed.success)
    if (!parsed.success) return document.getElementById('complaint-number')?.focus()
    latest.current += 1
    const turn = latest.current
    setState({ kind: 'loading' })
    let next: LookUpState
    try {
      next = { kind: 'found', complaint: await lookUp(parsed.data, typedSecret(secret)) }
    } catch (error) {
      next = stateOfFailure(error instanceof ApiFailure ? error : new ApiFailure({ status: 0, code: 'BAD_ANSWER' }), navigator.onLine)
    }
    // Only the last question counts; a slow earlier answer is dropped.
    return turn === latest.current ? setState(next) : undefined
  }

  const openFromAddress = useEffectEvent((number: string) => {
    setTyped({ number, secret: '' })
    void search(number, '')
  })
  useEffect(() => {
    const number = new URLSearchParams(window.location.search).get('nomor')
    if (number) openFromAddress(number)
  }, [])

  const words =
    state.kind === 'limited' ? t('limited', { minutes: state.minutes }) : state.kind === 'idle' || state.kind === 'loading' || state.kind === 'found' ? '' : t(state.kind)
  const announcement =
    state.kind === 'loading'
      ? t('loading')
      : state.kind === 'found'
        ? t('found', { title: state.complaint.view.title, status: state.complaint.view.status_name })
        : ''
  const searchAgain = () => void search(typed.number, typed.secret)

  return (
    <div className="noscript:hidden">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26.25rem]">
        {heading}
        <StatusForm
          typed={typed}
          hasError={numberError}
          isLoading={state.kind === 'loading'}
          onChange={setTyped}
          onSearch={searchAgain}
        />
      </div>
      <LiveRegion message={announcement} />
      <LiveRegion message={words} isUrgent />
      <div className="mt-8" aria-busy={state.kind === 'loading' || undefined}>
        {state.kind === 'found' ? (
          <StatusResult key={state.complaint.view.complaint_id} complaint={state.complaint} help={help} />
        ) : (
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26.25rem]">
            <div>
              {state.kind === 'loading' && (
                <p className="flex items-center gap-3 rounded-card bg-surface p-8 text-label text-heading shadow-0">
                  <OrbLoader />
                  {t('loading')}
                </p>
              )}
              {state.kind === 'idle' && <InlineMessage tone="info">{t('empty')}</InlineMessage>}
              {state.kind === 'notFound' && <EmptyState image="/img/empty-search.svg" text={words} />}
              {words !== '' && state.kind !== 'notFound' && (
                <InlineMessage
                  tone="error"
                  actions={
                    <Button variant="secondary" onClick={searchAgain}>
                      {t('retry')}
                    </Button>
                  }
                >
                  {words}
                </InlineMessage>
              )}
            </div>
            {help}
          </div>
        )}
      </div>
    </div>
  )
}
