'use client'

import { usePathname } from 'next/navigation'
import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { isLocale, localePath } from '@/lib/i18n/locales'

/** A menu link that marks itself as the current page. */
export function NavLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  const locale = useLocale()
  const pathname = usePathname()
  const here = isLocale(locale) && localePath(locale, href) === pathname
  return (
    <Link href={href} className={className} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  )
}
