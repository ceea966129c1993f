'use client'

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ErrorSummary } from '@/components/ui/error-summary'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { LiveRegion } from '@/components/ui/live-region'
import { isMistyped } from '@/lib/complaints/number-check'
import { parseStatusUrl, publicAddress, type UrlComplaint } from './address'
import { hideSecret } from './hide-secret'
import type { FoundComplaint } from './look-up'
import { LookUpNotes } from './look-up-notes'
import type { RememberChoiceProps } from './remembered/remember-choice'
import { RememberedList } from './remembered/remembered-list'
import type { Rememberable } from './remembered/remembered-store'
import { useRemembered } from './remembered/use-remembered'
import { isAskable, noErrors, nothingTyped, queryOf, statusFields, typedIn } from './status-fields'
import { StatusForm } from './status-form'
import { useLookUp, type LookUpQuery } from './use-look-up'
import { useStateMessage } from './use-state-message'
import { useTypedErrors } from './use-typed-errors'

interface StatusPageProps {
  /** Title and lead of the page, made on the server. */
  heading: ReactNode
  /** Panel with the way to an officer, made on the server. */
  help: ReactNode
}

/** Opened with the reporter's own secret, which opens it again later. */
const isOwn = ({ secret, expiresAt }: FoundComplaint) => secret !== '' && expiresAt === null
const rememberable = ({ view, secret }: FoundComplaint) => ({
  number: view.complaint_id,
  title: view.title,
  secret,
})

/** Looks up a complaint by number, in full with its secret or the reporter's phone; a number in the address is looked up at once. */
export function StatusPage({ heading, help }: StatusPageProps) {
  const t = useTranslations('complaint-status-page')
  const rule = useTranslations('validation')
  const errorsOf = useTypedErrors()
  const locale = useLocale()
  const pageMessages = useMessages()
  const [typed, setTyped] = useState(nothingTyped)
  const numberField = useRef<HTMLInputElement>(null)
  const remembered = useRemembered()
  /** The secret that this device did not take over for a complaint that it remembers, or may. */
  const [unkept, setUnkept] = useState('')
  const keepUsed = async (complaint: Rememberable) =>
    setUnkept((await remembered.keepUsed(complaint)) ? '' : complaint.secret)
  const { state, retry, refresh, ...lookUp } = useLookUp({
    onFound: (complaint, { proof }) => {
      const { view } = complaint
      if (isOwn(complaint)) void keepUsed(rememberable(complaint))
      // What opened it leaves the screen; the complaint keeps it in memory. What was typed meanwhile stays.
      setTyped((now) => (now.proof === proof ? { ...now, method: 'public', proof: '' } : now))
      // A page that is loaded again shows it again, as far as everybody may see it. By now the address may be that of another page.
      if (view.type === 'public' && numberField.current)
        window.history.replaceState(
          window.history.state,
          '',
          publicAddress(window.location.href, view.complaint_id),
        )
    },
    onErased: (number) => {
      // What was shown of it leaves, with whatever has the focus there.
      focusAfterRemoval()
      void remembered.forget(number)
    },
  })
  const [errors, setErrors] = useState(noErrors)
  const [attempt, setAttempt] = useState(0)
  /** Something was typed since the last question; its answer leaves the focus there. */
  const [isTyping, setIsTyping] = useState(false)
  /** Counts what was asked for, by whichever way. */
  const rounds = useRef(0)

  const search = (query: LookUpQuery) => {
    setIsTyping(false)
    lookUp.search(query)
  }

  useLayoutEffect(() => {
    // What was typed before the page came alive is known to the field alone, and the next render would overwrite it.
    const number = numberField.current?.value ?? ''
    if (number !== '') setTyped((now) => ({ ...now, number }))
  }, [])

  const ask = useEffectEvent((requested: UrlComplaint) => {
    hideSecret()
    rounds.current += 1
    setErrors(noErrors)
    if (isMistyped(requested.number)) setErrors({ ...noErrors, number: rule('mistyped') })
    else if (isAskable(requested.number)) search(queryOf(typedIn(requested)))
  })
  const isAddressRead = useRef(false)
  useEffect(() => {
    const inAddress = () => parseStatusUrl(window.location.search, window.location.hash)
    // Development runs effects twice, and the secret is there only once.
    if (!isAddressRead.current) {
      isAddressRead.current = true
      const requested = inAddress()
      setTyped((now) => (now.number === '' ? typedIn(requested) : now))
      ask(requested)
    }
    const reread = () => {
      const requested = inAddress()
      if (!requested.hasSecretParts) return
      setTyped(typedIn(requested))
      ask(requested)
    }
    window.addEventListener('hashchange', reread)
    return () => window.removeEventListener('hashchange', reread)
  }, [])

  const searchTyped = async () => {
    rounds.current += 1
    const mine = rounds.current
    const found = await errorsOf(typed)
    // A complaint that was opened while the rules of a phone number were on their way stays.
    if (mine !== rounds.current) return
    setErrors(found)
    setAttempt((last) => last + 1)
    if (found.number === '' && found.phone === '') search(queryOf(typed))
  }

  // By a button, which may leave with the complaint that is shown. A secret goes straight to the question, never into a field on the screen.
  const open = (number: string, query: LookUpQuery) => {
    focusAfterRemoval()
    rounds.current += 1
    setTyped({ ...nothingTyped, number })
    setErrors(noErrors)
    search(query)
  }

  const memoryOf = (complaint: FoundComplaint): RememberChoiceProps | null => {
    if (!isOwn(complaint)) return null
    const { number, secret } = rememberable(complaint)
    const entry = remembered.entries.find((each) => each.number === number)
    const isOutdated = entry !== undefined && entry.secret !== secret && secret === unkept
    return {
      isRemembered: entry !== undefined && !isOutdated,
      isOutdated,
      onRemember: (isOn) =>
        isOn ? remembered.remember(rememberable(complaint)) : remembered.forget(number),
    }
  }
  const list = (
    <RememberedList
      entries={remembered.entries}
      forget={remembered.forget}
      onOpen={({ number, secret }) => open(number, { number, method: 'secret', proof: secret })}
    />
  )

  const message = useStateMessage(state)
  const announcement =
    state.kind === 'loading'
      ? t('loading')
      : state.kind === 'found'
        ? t('found', {
            title: state.complaint.view.title,
            status: state.complaint.view.status_name,
          })
        : ''
  const entries = (['number', 'phone'] as const).flatMap((name) =>
    errors[name] === '' ? [] : [{ targetId: statusFields[name], text: errors[name] }],
  )

  return (
    <div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26.25rem]">
        {heading}
        <div className="noscript:hidden print:hidden">
          {entries.length > 0 && (
            <div className="pb-5">
              <ErrorSummary key={attempt} entries={entries} />
            </div>
          )}
          <StatusForm
            numberField={numberField}
            typed={typed}
            errors={errors}
            onChange={(change) => {
              setTyped(change)
              setIsTyping(true)
            }}
            onSearch={() => void searchTyped()}
          />
        </div>
      </div>
      <LiveRegion message={announcement} />
      <LiveRegion message={message} isUrgent />
      <div className="mt-8 noscript:hidden" aria-busy={state.kind === 'loading' || undefined}>
        {state.kind === 'found' ? (
          <NextIntlClientProvider
            locale={locale}
            messages={{ ...pageMessages, ...state.shown.messages }}
          >
            <state.shown.Result
              key={state.complaint.view.complaint_id}
              complaint={state.complaint}
              help={help}
              reading={state.reading}
              takesFocus={!isTyping}
              memory={memoryOf(state.complaint)}
              onRefresh={(newSecret) => {
                if (newSecret !== undefined)
                  void keepUsed({ ...rememberable(state.complaint), secret: newSecret })
                return refresh(newSecret)
              }}
              onOpen={(number) => open(number, queryOf({ ...nothingTyped, number }))}
            />
            {list}
          </NextIntlClientProvider>
        ) : (
          <div
            className={
              'grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_26.25rem] ' +
              // Side by side they end on one line, unless the list makes the one long.
              (remembered.entries.length > 0 ? 'items-start' : '')
            }
          >
            <div>
              <LookUpNotes state={state} message={message} onRetry={retry} />
              {list}
            </div>
            {help}
          </div>
        )}
      </div>
    </div>
  )
}
