import { FunnelIcon } from '@phosphor-icons/react/ssr'
import type { ReactNode } from 'react'
import { Fold } from './fold'

const gap = { md: 'max-md:pt-4', lg: 'max-lg:pt-4' }

interface FilterFoldProps {
  label: string
  /** How much the list holds as it is filtered now. */
  count?: ReactNode
  /** Whether some of the filters are in use; they are shown then. */
  isInUse?: boolean
  /** The width from which there is room for the filters: above the list, or beside it. */
  from?: keyof typeof gap
  children: ReactNode
}

/** Filters of a list, folded on phones, where they would fill the window before the first entry. */
export function FilterFold({
  label,
  count,
  isInUse = false,
  from = 'md',
  children,
}: FilterFoldProps) {
  return (
    <Fold
      from={from}
      isOpen={isInUse}
      className="no-print"
      buttonClassName="rounded-card bg-surface shadow-0 forced-colors:border"
      label={
        <>
          <FunnelIcon
            aria-hidden="true"
            size={20}
            weight="duotone"
            className="shrink-0 text-link"
          />
          <span className="min-w-0 flex-1">{label}</span>
          <span className="text-small font-normal text-text-2">{count}</span>
        </>
      }
    >
      <div className={gap[from]}>{children}</div>
    </Fold>
  )
}
