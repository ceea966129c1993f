'use client'

import type { ReactNode } from 'react'
import { ScreenHeading } from './screen-heading'

interface ScreenCardProps {
  headingId: string
  heading: string
  children: ReactNode
}

/** A screen of the form after its steps, in the looks of a step. */
export function ScreenCard({ headingId, heading, children }: ScreenCardProps) {
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-card bg-surface p-5 shadow-0 sm:p-7 lg:p-9"
    >
      <ScreenHeading id={headingId} takesFocus>
        {heading}
      </ScreenHeading>
      {children}
    </section>
  )
}
