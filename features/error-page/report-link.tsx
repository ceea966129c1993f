'use client'

import { usePathname } from 'next/navigation'
import { contactLink } from '@/components/content/contact-link'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'

/** An address longer than this is cut: mail programs take no endless links. */
const addressMax = 300

interface ReportLinkProps {
  label: string
  /** Who reads it: an email address. */
  email: string
  /** Stands before the address, in the subject and in the mail. */
  note: string
}

/**
 * A mail that says which address leads nowhere, ready to be sent. The address is written by the browser, because one not-found page is kept for many
 * addresses; without scripts the person adds it. Its query may hold anything and is left out.
 */
export function ReportLink({ label, email, note }: ReportLinkProps) {
  const [pathname, isHydrated] = [usePathname().slice(0, addressMax), useHydrated()]
  const subject = isHydrated ? `${note} ${pathname}` : note
  const body = isHydrated ? `${note} ${window.location.origin}${pathname}` : note
  return (
    <Link
      href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
      className={contactLink}
    >
      {label}
    </Link>
  )
}
