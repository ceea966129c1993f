import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { localePath } from '@/lib/i18n/locales'
import { isOutbound, linkCheckHref } from '@/lib/outbound-link'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  href: string
}

/**
 * The only link of the portal. Paths stay in the page's language; addresses of other sites lead through the check page, in a new tab
 * without opener. Fragments, `mailto:` and `tel:` are left as they are. A link that opens a new tab says so to screen readers, so
 * callers do not.
 */
export function Link({ href, children, 'aria-label': label, ...rest }: LinkProps) {
  const locale = useLocale()
  const t = useTranslations('common')
  const isElsewhere = isOutbound(href)
  const opensTab = isElsewhere || rest.target === '_blank'
  const note = opensTab ? ` (${t('newTab')})` : ''
  const common = { ...rest, 'aria-label': label && `${label}${note}` }
  const content = (
    <>
      {children}
      {opensTab && !label && <span className="sr-only">{note}</span>}
    </>
  )

  if (isElsewhere) {
    return (
      // Print shows the address itself instead of the check page's.
      <a
        {...common}
        href={linkCheckHref(locale, href)}
        data-address={href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {content}
      </a>
    )
  }
  if (!href.startsWith('/')) {
    return (
      <a {...common} href={href}>
        {content}
      </a>
    )
  }
  return (
    // An element and no component of Next: a hundred of them would each be brought to life. One listener opens them all, and decides what
    // is worth fetching early (features/navigation).
    <a {...common} href={localePath(locale, href)}>
      {content}
    </a>
  )
}
