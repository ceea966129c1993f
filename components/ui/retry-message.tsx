import type { ReactNode } from 'react'
import { Button } from './button'
import { InlineMessage } from './inline-message'

interface RetryMessageProps {
  tone?: 'warning' | 'error'
  /** What the button does. */
  label: string
  onRetry: () => void
  children: ReactNode
}

/** What did not work, with the way to try it again. */
export function RetryMessage({ tone = 'warning', label, onRetry, children }: RetryMessageProps) {
  return (
    <InlineMessage
      tone={tone}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {label}
        </Button>
      }
    >
      {children}
    </InlineMessage>
  )
}
