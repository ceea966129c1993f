import { CaretDownIcon } from '@phosphor-icons/react/ssr'
import type { ReactNode } from 'react'

/** Classes from where on there is room for what is folded. */
const openFrom = {
  md: {
    fold: 'md:details-content:[content-visibility:visible]',
    button: 'md:supports-[selector(::details-content)]:hidden',
  },
  lg: {
    fold: 'lg:details-content:[content-visibility:visible]',
    button: 'lg:supports-[selector(::details-content)]:hidden',
  },
}

interface FoldProps {
  /** What the button says. */
  label: ReactNode
  /** The width from which the content is always shown, without the button. */
  from: keyof typeof openFrom
  isOpen?: boolean
  /** Look of the button. */
  buttonClassName?: string
  className?: string
  children: ReactNode
}

/**
 * Something that would fill the window of a phone: folded behind one button there, and open in wider windows. Browsers that cannot show the
 * content of a closed group keep the button at every width.
 */
export function Fold({
  label,
  from,
  isOpen = false,
  buttonClassName = '',
  className = '',
  children,
}: FoldProps) {
  const { fold, button } = openFrom[from]
  return (
    <details open={isOpen} className={`group ${fold} ${className}`}>
      <summary
        className={
          'flex min-h-13 cursor-pointer list-none items-center gap-3 px-5 py-3 text-label text-heading ' +
          `[&::-webkit-details-marker]:hidden ${button} ${buttonClassName}`
        }
      >
        {label}
        <CaretDownIcon
          aria-hidden="true"
          size={18}
          weight="bold"
          className="ms-auto shrink-0 text-text-2 group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
