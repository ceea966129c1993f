import type { ReactNode } from 'react'
import { ClientMessages } from '@/app/client-messages'
import { OutboxWatch } from '@/features/complaint/components/outbox-watch'
import { OfflineForm } from '@/features/offline/offline-form'

/** What all complaint pages share: complaints waiting on the device are shown and sent from any of them, and the form works offline. */
export default function ComplaintAreaLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ClientMessages namespaces={['complaint-outbox', 'failures']}>
        <OutboxWatch />
      </ClientMessages>
      <OfflineForm />
      {children}
    </>
  )
}
