'use client'

import { LastResort } from '@/features/error-page/last-resort'
import { EventReplay } from '@/features/navigation/event-replay'
import { PageFailure } from '@/features/navigation/page-failure'

/**
 * Replaces the whole document when a layout or its error page has failed. React keeps the style sheets of the replaced document; importing
 * them here as well would make every page load them twice.
 */
export default function GlobalError({ error }: { error: unknown }) {
  const isEnglish = typeof window !== 'undefined' && /^\/en(?=\/|$)/.test(window.location.pathname)
  return (
    <html lang="en" dir="ltr">
      <head>
        <title>An error occurred - Portal Jabar</title>
      </head>
      <body>
        <PageFailure error={error} />
        <LastResort error={error} home={isEnglish ? '/en' : '/'} />
        <EventReplay />
      </body>
    </html>
  )
}
