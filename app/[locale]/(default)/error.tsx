'use client'

import { ErrorView } from '@/features/error-page/error-view'
import { isChunkFailure } from '@/lib/failures/chunk-failure'
import { PageFailure } from '@/features/navigation/page-failure'

/** What a page that failed shows inside its frame. */
export default function RouteError({ error, retry }: { error: unknown; retry: () => void }) {
  // The router keeps the failure of a script, so only a new load can try it again.
  const tryAgain = isChunkFailure(error) ? () => window.location.reload() : retry
  return (
    <>
      <PageFailure error={error} />
      <ErrorView error={error} retry={tryAgain} />
    </>
  )
}
