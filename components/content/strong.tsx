import type { ReactNode } from 'react'

/** Marks the figures of a sentence about a list. */
export const strong = (chunks: ReactNode) => (
  <strong className="font-bold text-heading">{chunks}</strong>
)
