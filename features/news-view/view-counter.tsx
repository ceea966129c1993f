'use client'

import { useEffect } from 'react'

/** Counts one reading of an article once the page has come to rest; shows nothing. */
export function ViewCounter({ slug }: { slug: string }) {
  useEffect(() => {
    const timer = setTimeout(
      () => void import('./queries').then(({ countView }) => countView(slug)),
      2_000,
    )
    return () => clearTimeout(timer)
  }, [slug])
  return null
}
