import { CheckCircleIcon, InfoIcon, WarningCircleIcon, WarningIcon } from '@phosphor-icons/react/ssr'
import type { ReactNode } from 'react'

export type MessageTone = 'info' | 'success' | 'warning' | 'error'

const looks = {
  info: { Icon: InfoIcon, box: 'bg-mega-50 text-mega-800', icon: 'text-mega-600' },
  success: { Icon: CheckCircleIcon, box: 'bg-hejo-50 text-hejo-800', icon: 'text-hejo-600' },
  warning: { Icon: WarningIcon, box: 'bg-pare-50 text-pare-800', icon: 'text-pare-600' },
  error: { Icon: WarningCircleIcon, box: 'bg-beureum-50 text-beureum-800', icon: 'text-beureum-600' },
} as const

interface InlineMessageProps {
  tone: MessageTone
  children: ReactNode
  id?: string
  /** Buttons below the words. */
  actions?: ReactNode
}

/** A note on the page in one of four tones; announced by a live region of the page, not by itself. */
export function InlineMessage({ tone, children, id, actions }: InlineMessageProps) {
  const { Icon, box, icon } = looks[tone]
  return (
    <div id={id} className={`rounded-lg px-4 py-4 text-small font-medium sm:px-5 ${box}`}>
      <div className="flex gap-3">
        <Icon aria-hidden="true" size={22} weight="fill" className={`shrink-0 ${icon}`} />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {actions && <div className="mt-3 flex flex-wrap gap-2.5 sm:ps-[2.125rem]">{actions}</div>}
    </div>
  )
}
