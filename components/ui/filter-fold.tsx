import { CaretDownIcon, FunnelIcon } from '@phosphor-icons/react/ssr'
import type { ReactNode } from 'react'

interface FilterFoldProps {
  label: string
  /** How much the list holds as it is filtered now. */
  count: ReactNode
  /** Whether some of the filters are in use; they are shown then. */
  isInUse: boolean
  children: ReactNode
}

/**
 * Filters of a list: folded behind one button on phones, where they would fill the screen before the first entry, and open above. Browsers
 * that cannot show the content of a closed group keep the button at every width.
 */
export function FilterFold({ label, count, isInUse, children }: FilterFoldProps) {
  return (
    <details
      open={isInUse}
      className="group no-print md:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-card bg-surface px-5 py-3 text-label text-heading shadow-0 forced-colors:border md:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        <FunnelIcon aria-hidden="true" size={20} weight="duotone" className="shrink-0 text-link" />
        <span className="min-w-0 flex-1">{label}</span>
        <span className="text-small font-normal text-text-2">{count}</span>
        <CaretDownIcon
          aria-hidden="true"
          size={18}
          weight="bold"
          className="shrink-0 text-text-2 group-open:rotate-180"
        />
      </summary>
      <div className="max-md:pt-4">{children}</div>
    </details>
  )
}
