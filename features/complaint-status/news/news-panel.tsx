'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { PushSwitch } from '@/components/content/complaints/push-switch'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { Switch } from '@/components/ui/switch'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import { chooseMail, choosePhone, type OwnNumber, readChannels } from '@/lib/news-channels/queries'
import { usePushChoice } from '@/lib/news-channels/use-push-choice'
import type { NewsChannels } from '@/lib/schemas/news-channels'

interface RowProps<T> {
  own: OwnNumber
  channel: NonNullable<T>
  onChange: (channels: NewsChannels) => void
}

/** What a switch does and what came of it: the words of the last change, and the failure that kept one from happening. */
function useSwitching(onChange: (channels: NewsChannels) => void) {
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
  return { isBusy, failure, done, run }
}

/** Says what came of a switch. */
function Outcome({ failure, done }: Pick<ReturnType<typeof useSwitching>, 'failure' | 'done'>) {
  const failureMessage = useFailureMessage('action')
  const failed = failure === null ? '' : failureMessage(failure)
  return (
    <>
      <LiveRegion message={done} />
      <LiveRegion message={failed} isUrgent />
      {done !== '' && <InlineMessage tone="success">{done}</InlineMessage>}
      {failed !== '' && <InlineMessage tone="error">{failed}</InlineMessage>}
    </>
  )
}

function MailRow({ own, channel: { state }, onChange }: RowProps<NewsChannels['mail']>) {
  const t = useTranslations('news-channels.mail')
  const { isBusy, run, ...outcome } = useSwitching(onChange)
  return (
    <div aria-busy={isBusy || undefined}>
      {state === 'refused' ? (
        <p className="py-2.5">
          <span className="block text-label text-heading">{t('label')}</span>
          <span className="block text-small text-text-2">{t('refused')}</span>
        </p>
      ) : (
        <Switch
          id="news-mail"
          label={t('label')}
          hint={t(state)}
          isOn={state !== 'off'}
          onChange={(isOn) =>
            void run(t(isOn ? 'nowAsked' : 'nowOff'), () => chooseMail(own, isOn))
          }
        />
      )}
      <Outcome {...outcome} />
    </div>
  )
}

function PushRow({ own, channel, onChange }: RowProps<NewsChannels['push']>) {
  return <PushSwitch {...usePushChoice(own, channel, onChange)} />
}

function PhoneRow({ own, channel, onChange }: RowProps<NewsChannels['phone']>) {
  const t = useTranslations('news-channels.phone')
  const { isBusy, run, ...outcome } = useSwitching(onChange)
  const { is_on: isOn, ending } = channel
  return (
    <div aria-busy={isBusy || undefined}>
      <Switch
        id="news-phone"
        label={t('label')}
        hint={t(isOn ? 'on' : 'off', { ending })}
        isOn={isOn}
        onChange={(next) => void run(t(next ? 'nowOn' : 'nowOff'), () => choosePhone(own, next))}
      />
      <Outcome {...outcome} />
    </div>
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
  const row = { own: { number, secret }, onChange: setChannels }
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
          {channels.mail && <MailRow {...row} channel={channels.mail} />}
          {channels.push && <PushRow {...row} channel={channels.push} />}
          {channels.phone && <PhoneRow {...row} channel={channels.phone} />}
        </div>
      )}
    </>
  )
}
