'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import { Switch } from '@/components/ui/switch'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import type { PushChoice } from '@/lib/news-channels/use-push-choice'

const good = ['nowOn', 'nowOff', 'othersStopped'] as const

/** Switches notifications of this browser about one complaint, and says what came of it. */
export function PushSwitch({
  isSupported,
  isOn,
  isBusy,
  others,
  outcome,
  onSwitch,
  onStopOthers,
}: PushChoice) {
  const t = useTranslations('news-channels.push')
  const failureMessage = useFailureMessage('action')
  const words =
    outcome === null ? '' : typeof outcome === 'string' ? t(outcome) : failureMessage(outcome)
  const isGood = good.some((each) => each === outcome)
  return (
    <div aria-busy={isBusy || undefined}>
      {isSupported ? (
        <Switch
          id="news-push"
          label={t('label')}
          hint={t(isOn ? 'on' : 'off')}
          isOn={isOn}
          onChange={onSwitch}
        />
      ) : (
        <p className="py-2.5">
          <span className="block text-label text-heading">{t('label')}</span>
          <span className="block text-small text-text-2">{t('unsupported')}</span>
        </p>
      )}
      {others > 0 && (
        <div className="pb-2.5">
          <p className="text-small text-text-2">{t('others', { count: others })}</p>
          <Button variant="text" isLoading={isBusy} onClick={onStopOthers}>
            {t('stopOthers')}
          </Button>
        </div>
      )}
      <LiveRegion message={isGood ? words : ''} />
      <LiveRegion message={isGood ? '' : words} isUrgent />
      {words !== '' && <InlineMessage tone={isGood ? 'success' : 'warning'}>{words}</InlineMessage>}
    </div>
  )
}
