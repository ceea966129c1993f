'use client'

import { useEffect, useState } from 'react'
import { ApiFailure } from '@/lib/api/failure'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import type { NewsChannels } from '@/lib/schemas/news-channels'
import {
  canPush,
  ownDevice,
  PushRefusal,
  type PushRefusalReason,
  subscribeDevice,
} from './push-device'
import { addDevice, type OwnNumber, removeDevices } from './queries'

/** What came of the last press. `refused`: the portal does not know this browser's push service. */
type PushOutcome = PushRefusalReason | 'nowOn' | 'nowOff' | 'othersStopped' | 'refused' | Failure

interface PushChoice {
  isSupported: boolean
  /** Whether this browser is told. */
  isOn: boolean
  isBusy: boolean
  /** Other browsers that are told. */
  others: number
  outcome: PushOutcome | null
  onSwitch: (isOn: boolean) => void
  onStopOthers: () => void
}

function outcomeOf(error: unknown): PushOutcome {
  if (error instanceof PushRefusal) return error.reason
  if (error instanceof ApiFailure && error.code === 'VALIDATION_FAILED') return 'refused'
  return readFailure(error, navigator.onLine)
}

/** Whether this browser is told about a complaint, and what switches it. @param onChange with what holds from then on */
export function usePushChoice(
  own: OwnNumber,
  { public_key: publicKey, devices }: NonNullable<NewsChannels['push']>,
  onChange: (channels: NewsChannels) => void,
): PushChoice {
  const [device, setDevice] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<PushOutcome | null>(null)
  useEffect(() => {
    let isWanted = true
    void ownDevice().then((id) => isWanted && setDevice(id))
    return () => {
      isWanted = false
    }
  }, [])

  const others = devices.filter((id) => id !== device)
  const run = async (done: PushOutcome, work: () => Promise<NewsChannels>) => {
    if (isBusy) return
    setOutcome(null)
    setIsBusy(true)
    try {
      const channels = await work()
      setDevice(await ownDevice())
      onChange(channels)
      setOutcome(done)
    } catch (error) {
      setOutcome(outcomeOf(error))
    }
    setIsBusy(false)
  }
  return {
    isSupported: canPush(),
    isOn: devices.includes(device),
    isBusy,
    others: others.length,
    outcome,
    onSwitch: (isOn) =>
      void run(isOn ? 'nowOn' : 'nowOff', async () =>
        isOn ? addDevice(own, await subscribeDevice(publicKey)) : removeDevices(own, [device]),
      ),
    onStopOthers: () => void run('othersStopped', () => removeDevices(own, others)),
  }
}
