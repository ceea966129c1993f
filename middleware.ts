import createMiddleware from 'next-intl/middleware'
import { routing } from '@/lib/i18n/routing'

/** Maps addresses to languages and nothing else; limits, headers and caching live in the HTTP entry. */
export default createMiddleware(routing)

export const config = {
  // Pages only: the API, Next's own files and files (`.png`, but not a tag like `industri 4.0`) need no language.
  matcher: ['/((?!v1/|open311/|_next/|.*\\.[a-zA-Z]).*)'],
}
