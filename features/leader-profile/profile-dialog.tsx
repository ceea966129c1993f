'use client'

import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/dialog'

export interface ProfileDialogProps {
  name: string
  office: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** The profile of a leader over the page. */
export function ProfileDialog({ name, office, closeLabel, onClose, children }: ProfileDialogProps) {
  return (
    <Dialog
      title={name}
      subtitle={office}
      closeLabel={closeLabel}
      onClose={onClose}
      closesOutside
      isFullScreenOnPhone
      width="max-w-[44rem]"
    >
      {children}
    </Dialog>
  )
}
