import { CaretDownIcon, FunnelIcon } from '@phosphor-icons/react/ssr'
import type { ReactNode } from 'react'

/** Classes from where on there is room for the filters: above the list, or beside it. */
const openFrom = {
  md: {
    fold: 'md:details-content:[content-visibility:visible]',
    button: 'md:supports-[selector(::details-content)]:hidden',
    content: 'max-md:pt-4',
  },
  lg: {
    fold: 'lg:details-content:[content-visibility:visible]',
    button: 'lg:supports-[selector(::details-content)]:hidden',
    content: 'max-lg:pt-4',
  },
}

interface FilterFoldProps {
  label: string
  /** How much the list holds as it is filtered now. */
  count?: ReactNode
  /** Whether some of the filters are in use; they are shown then. */
  isInUse?: boolean
  /** The width from which the filters are always open. */
  from?: keyof typeof openFrom
  children: ReactNode
}

/**
 * Filters of a list: folded behind one button on phones, where they would fill the screen before the first entry, and open in wider windows. Browsers
 * that cannot show the content of a closed group keep the button at every width.
 */
export function FilterFold({
  label,
  count,
  isInUse = false,
  from = 'md',
  children,
}: FilterFoldProps) {
  const classes = openFrom[from]
  return (
    <details open={isInUse} className={`group no-print ${classes.fold}`}>
      <summary
        className={
          'flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-card bg-surface px-5 py-3 text-label text-heading shadow-0 ' +
          `forced-colors:border [&::-webkit-details-marker]:hidden ${classes.button}`
        }
      >
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
      <div className={classes.content}>{children}</div>
    </details>
  )
}
