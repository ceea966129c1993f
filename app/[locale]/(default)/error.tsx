'use client'

import { ErrorView } from '@/features/error-page/error-view'

/** What a page that failed shows inside its frame. */
export default function RouteError({ retry }: { error: Error; retry: () => void }) {
  return <ErrorView retry={retry} />
}
