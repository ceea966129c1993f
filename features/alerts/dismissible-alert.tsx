'use client'

import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Container } from '@/components/layout/container'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { FrameIcon } from '@/components/ui/frame-icon'
import { alertElementId } from '@/lib/alerts'
import { dismiss, isDismissed, onDismissed } from './dismissed-alerts'

interface DismissibleAlertProps {
  id: number
  label: string
  className: string
  children: ReactNode
}

/**
 * An alert that its reader can put away for the session. A script beside it hides it before the first paint, hence the attribute React does
 * not compare.
 */
export function DismissibleAlert({ id, label, className, children }: DismissibleAlertProps) {
  const wasDismissed = useSyncExternalStore(
    onDismissed,
    () => isDismissed(id),
    () => false,
  )
  const [isAway, setAway] = useState(false)
  function putAway() {
    focusAfterRemoval(() => document.getElementById('main'))
    dismiss(id)
    setAway(true)
  }
  return (
    <li
      id={alertElementId(id)}
      hidden={wasDismissed || isAway}
      suppressHydrationWarning
      className={`[&[hidden]]:hidden ${className}`}
    >
      <Container className="flex items-start justify-between gap-3 py-3">
        {children}
        <button
          type="button"
          onClick={putAway}
          aria-label={label}
          className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-black/10"
        >
          <FrameIcon name="x" />
        </button>
      </Container>
    </li>
  )
}
