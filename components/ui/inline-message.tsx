import type { ReactNode } from 'react'
import { messageStyles, type MessageTone } from './message-styles'

interface InlineMessageProps {
  tone: MessageTone
  children: ReactNode
  id?: string
  /** Buttons below the words. */
  actions?: ReactNode
}

/** A note on the page in one of four tones; announced by a live region of the page, not by itself. */
export function InlineMessage({ tone, children, id, actions }: InlineMessageProps) {
  const { Icon, box, icon } = messageStyles[tone]
  return (
    <div
      id={id}
      className={`rounded-lg px-4 py-4 text-small font-medium sm:px-5 forced-colors:border ${box}`}
    >
      <div className="flex gap-3">
        <Icon aria-hidden="true" size={22} weight="fill" className={`shrink-0 ${icon}`} />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {actions && <div className="mt-3 flex flex-wrap gap-2.5 sm:ps-[2.125rem]">{actions}</div>}
    </div>
  )
}
