import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

interface ClearLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** Beside the count of a list: the way to the list without what narrows it. */
export function ClearLink({ href, className = '', children }: ClearLinkProps) {
  return (
    <Link
      href={href}
      className={`inline-flex min-h-6 items-center text-small font-semibold text-link underline underline-offset-4 hover:text-link-hover ${className}`.trim()}
    >
      {children}
    </Link>
  )
}
