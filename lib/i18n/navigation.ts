import { createNavigation } from 'next-intl/navigation'
import { routing } from './routing'

/** Locale-aware navigation; features use these instead of next/navigation. */
export const { Link: LocaleLink, usePathname, useRouter, redirect } = createNavigation(routing)
