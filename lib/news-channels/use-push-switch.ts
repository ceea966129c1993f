'use client'

import { useTranslations } from 'next-intl'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import type { NewsChannels } from '@/lib/schemas/news-channels'
import type { OwnNumber } from './queries'
import { usePushChoice } from './use-push-choice'

const good = ['nowOn', 'nowOff', 'othersStopped'] as const

/**
 * Notifications of this browser about one complaint, as a `SwitchRow` shows them.
 * @param onChange with the channels that hold from then on
 */
export function usePushSwitch(
  own: OwnNumber,
  channel: NonNullable<NewsChannels['push']>,
  onChange: (channels: NewsChannels) => void,
) {
  const t = useTranslations('news-channels.push')
  const failureMessage = useFailureMessage('action')
  const { isSupported, isOn, isBusy, others, outcome, onSwitch, onStopOthers } = usePushChoice(
    own,
    channel,
    onChange,
  )
  const words =
    outcome === null ? '' : typeof outcome === 'string' ? t(outcome) : failureMessage(outcome)
  const isGood = good.some((each) => each === outcome)
  return {
    id: 'news-push',
    label: t('label'),
    hint: t(isOn ? 'on' : 'off'),
    isOn,
    isBusy,
    unavailable: isSupported ? undefined : t('unsupported'),
    more:
      others > 0
        ? {
            text: t('others', { count: others }),
            label: t('stopOthers'),
            onPress: onStopOthers,
          }
        : undefined,
    done: isGood ? words : '',
    failed: isGood ? '' : words,
    failedTone: 'warning',
    onChange: onSwitch,
  } as const
}
