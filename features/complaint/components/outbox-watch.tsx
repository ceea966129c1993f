'use client'

import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { followOutbox, useOutboxSignal } from '../outbox/outbox-signal'

const OutboxPanel = dynamic(() => import('./outbox-panel').then((module) => module.OutboxPanel), { ssr: false })

/** Shows the complaints that wait on this device and sends them; where nothing waits it loads nothing. */
export function OutboxWatch() {
  const count = useOutboxSignal((signal) => signal.count)
  useEffect(followOutbox, [])
  return count > 0 ? <OutboxPanel /> : null
}
