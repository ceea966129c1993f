'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Button } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { OrbLoader } from '@/components/ui/orb-loader'
import { useHydrated } from '@/components/ui/use-hydrated'
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
export function StatusPage(props: StatusPageProps) {
  const isReady = useHydrated()
  const number = (isReady && new URLSearchParams(window.location.search).get('nomor')) || ''
  return <StatusLookUp key={number} firstNumber={number} {...props} />
}

async function ask(number: string, secret: string): Promise<LookUpState> {
  try {
    return { kind: 'found', complaint: await lookUp(number, typedSecret(secret)) }
  } catch (error) {
    return stateOfFailure(error instanceof ApiFailure ? error : new ApiFailure({ status: 0, code: 'BAD_ANSWER' }), navigator.onLine)
  }
}

function StatusLookUp({ firstNumber, heading, help }: StatusPageProps & { firstNumber: string }) {
  const t = useTranslations('complaint-status-page')
  const first = complaintNumber.safeParse(firstNumber)
  const [state, setState] = useState<LookUpState>(first.success ? { kind: 'loading' } : { kind: 'idle' })
  const [typed, setTyped] = useState({ number: firstNumber, secret: '' })
  const [numberError, setNumberError] = useState(false)
  const latest = useRef(0)
  const asked = useRef('')

  const search = async (number: string, secret: string) => {
    latest.current += 1
    asked.current = `${number} ${secret}`
    const turn = latest.current
    const next = await ask(number, secret)
    // Only the last question counts; a slow earlier answer is dropped.
    if (turn === latest.current) setState(next)
  }
  const searchFirst = useEffectEvent(() => {
    if (first.success) void search(first.data, '')
  })
  useEffect(() => searchFirst(), [])

  const searchTyped = () => {
    const number = complaintNumber.safeParse(typed.number)
    setNumberError(!number.success)
    if (!number.success) return document.getElementById('complaint-number')?.focus()
    // A second press asks nothing new; other words replace a question that is still on its way.
    if (state.kind === 'loading' && asked.current === `${number.data} ${typed.secret}`) return undefined
    setState({ kind: 'loading' })
    void search(number.data, typed.secret)
    return undefined
  }

  const words =
    state.kind === 'limited' ? t('limited', { minutes: state.minutes }) : state.kind === 'idle' || state.kind === 'loading' || state.kind === 'found' ? '' : t(state.kind)
  const announcement =
    state.kind === 'loading'
      ? t('loading')
      : state.kind === 'found'
        ? t('found', { title: state.complaint.view.title, status: state.complaint.view.status_name })
        : ''

  return (
    <div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26.25rem]">
        {heading}
        <div className="noscript:hidden">
          <StatusForm typed={typed} hasError={numberError} onChange={setTyped} onSearch={searchTyped} />
        </div>
      </div>
      <LiveRegion message={announcement} />
      <LiveRegion message={words} isUrgent />
      <div className="mt-8 noscript:hidden" aria-busy={state.kind === 'loading' || undefined}>
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
                    <Button variant="secondary" onClick={searchTyped}>
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
