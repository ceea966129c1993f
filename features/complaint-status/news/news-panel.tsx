'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { SwitchRow } from '@/components/ui/switch-row'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import { chooseMail, choosePhone, type OwnNumber, readChannels } from '@/lib/news-channels/queries'
import { usePushSwitch } from '@/lib/news-channels/use-push-switch'
import type { NewsChannels } from '@/lib/schemas/news-channels'

interface RowProps<T> {
  own: OwnNumber
  channel: NonNullable<T>
  onChange: (channels: NewsChannels) => void
}

/** What a switch does and what came of it: the words of the last change, and of the failure that kept one from happening. */
function useSwitching(onChange: (channels: NewsChannels) => void) {
  const failureMessage = useFailureMessage('action')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [done, setDone] = useState('')
  const run = async (words: string, work: () => Promise<NewsChannels>) => {
    if (isBusy) return
    setFailure(null)
    setDone('')
    setIsBusy(true)
    try {
      onChange(await work())
      setDone(words)
    } catch (error) {
      setFailure(readFailure(error, navigator.onLine))
    }
    setIsBusy(false)
  }
  return { run, outcome: { isBusy, done, failed: failure === null ? '' : failureMessage(failure) } }
}

function MailRow({ own, channel: { state }, onChange }: RowProps<NewsChannels['mail']>) {
  const t = useTranslations('news-channels.mail')
  const { run, outcome } = useSwitching(onChange)
  return (
    <SwitchRow
      {...outcome}
      id="news-mail"
      label={t('label')}
      hint={t(state)}
      isOn={state !== 'off'}
      unavailable={state === 'refused' ? t('refused') : undefined}
      onChange={(isOn) => void run(t(isOn ? 'nowAsked' : 'nowOff'), () => chooseMail(own, isOn))}
    />
  )
}

function PushRow({ own, channel, onChange }: RowProps<NewsChannels['push']>) {
  return <SwitchRow {...usePushSwitch(own, channel, onChange)} />
}

function PhoneRow({ own, channel, onChange }: RowProps<NewsChannels['phone']>) {
  const t = useTranslations('news-channels.phone')
  const { run, outcome } = useSwitching(onChange)
  const { is_on: isOn, ending } = channel
  return (
    <SwitchRow
      {...outcome}
      id="news-phone"
      label={t('label')}
      hint={t(isOn ? 'on' : 'off', { ending })}
      isOn={isOn}
      onChange={(next) => void run(t(next ? 'nowOn' : 'nowOff'), () => choosePhone(own, next))}
    />
  )
}

/** The channels of one complaint, each with its state and a switch that applies at once. */
export function NewsPanel({ number, secret }: OwnNumber) {
  const t = useTranslations('news-channels')
  const failureMessage = useFailureMessage('action')
  const [channels, setChannels] = useState<NewsChannels | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => {
    const reading = new AbortController()
    readChannels({ number, secret }, reading.signal).then(setChannels, (error: unknown) => {
      if (!reading.signal.aborted) setFailure(readFailure(error, navigator.onLine))
    })
    return () => reading.abort()
  }, [number, secret])

  const failed = failure === null ? '' : failureMessage(failure)
  const isLoading = channels === null && failure === null
  // Of each answer what was asked for: the one to an earlier press of another switch may come later and does not know of this one.
  const row = (name: keyof NewsChannels) => ({
    own: { number, secret },
    onChange: (answer: NewsChannels) =>
      setChannels((now) => now && { ...now, [name]: answer[name] }),
  })
  const hasNone = channels !== null && !channels.mail && !channels.push && !channels.phone
  return (
    <>
      <LiveRegion message={isLoading ? t('loading') : ''} />
      <LiveRegion message={failed} isUrgent />
      {isLoading && <p className="text-text-2">{t('loading')}</p>}
      {failed !== '' && <InlineMessage tone="error">{failed}</InlineMessage>}
      {hasNone && <p className="text-text-2">{t('none')}</p>}
      {channels && !hasNone && (
        <div className="divide-y divide-line">
          {channels.mail && <MailRow {...row('mail')} channel={channels.mail} />}
          {channels.push && <PushRow {...row('push')} channel={channels.push} />}
          {channels.phone && <PhoneRow {...row('phone')} channel={channels.phone} />}
        </div>
      )}
    </>
  )
}
