import NextLink from 'next/link'
import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { isLocale, localePath } from '@/lib/i18n/locales'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  href: string
}

/**
 * The only link of the portal: paths stay in the page's language, addresses with a scheme open in a new tab without opener.
 * Fragments, `mailto:` and `tel:` are left as they are.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  const locale = useLocale()
  if (href.startsWith('http')) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  if (!href.startsWith('/')) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    )
  }
  return (
    // Next would prefetch every link in view; phones on weak networks pay for that, so navigation starts on the click.
    <NextLink {...rest} prefetch={false} href={isLocale(locale) ? localePath(locale, href) : href}>
      {children}
    </NextLink>
  )
}
