'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Container } from '@/components/layout/container'
import { Button } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import { useConnection } from '@/lib/connection/use-connection'
import { loadOutboxPanel } from '../load-parts'
import { followOutbox, useOutboxSignal } from '../outbox/outbox-signal'
import { useUnsentTitle } from '../use-unsent-title'

type Panel = NonNullable<Awaited<ReturnType<typeof loadOutboxPanel>>>['OutboxPanel']

/**
 * Shows the complaints that wait on this device and sends them; where nothing waits it loads nothing. The form asks for the panel before it is
 * needed. Where it does not come, offline on a first visit, the page says so itself: a missing file must not take the form away.
 */
export function OutboxWatch() {
  const count = useOutboxSignal((signal) => signal.count)
  const [Panel, setPanel] = useState<Panel | 'missing' | null>(null)
  const isNeeded = count > 0
  useEffect(followOutbox, [])
  useEffect(() => {
    if (!isNeeded) return undefined
    let isOld = false
    const load = () =>
      void loadOutboxPanel().then(
        (loaded) => !isOld && setPanel(() => loaded?.OutboxPanel ?? 'missing'),
      )
    load()
    window.addEventListener('online', load)
    return () => {
      isOld = true
      window.removeEventListener('online', load)
    }
  }, [isNeeded])
  if (Panel === null) return null
  if (Panel === 'missing') return isNeeded ? <PanelMissing /> : null
  // Stays when the last complaint has gone: it says so and gives the focus a place.
  return <Panel />
}

function PanelMissing() {
  const t = useTranslations('complaint-outbox')
  const isOffline = useConnection() === 'offline'
  const title = useUnsentTitle()(isOffline ? 'offline' : 'missingChunk')
  const reload = (
    <Button variant="secondary" onClick={() => window.location.reload()}>
      {t('reload')}
    </Button>
  )
  return (
    <section aria-label={t('label')}>
      <Container className="pt-5">
        <InlineMessage tone="warning" actions={reload}>
          <p className="font-semibold">{title}</p>
          <p className="mt-1">{t(isOffline ? 'panelOffline' : 'panelMissing')}</p>
        </InlineMessage>
      </Container>
    </section>
  )
}
