'use client'

import { useEffect } from 'react'

/** Counts one reading of an article once the page has come to rest; shows nothing. */
export function ViewCounter({ slug }: { slug: string }) {
  useEffect(() => {
    const timer = setTimeout(
      // Code that does not come counts nothing; nobody may have the page loaded anew for it.
      () =>
        void import('./queries').then(({ countView }) => countView(slug)).catch(() => undefined),
      2_000,
    )
    return () => clearTimeout(timer)
  }, [slug])
  return null
}
