'use client'

import { useEffect, useRef } from 'react'
import { useTitlePart } from '@/components/ui/title-part'

interface ScreenHeadingProps {
  id: string
  /** False on the page as it loads; a screen that follows another one brings the focus along. */
  takesFocus: boolean
  /** Heard before the heading, such as "Langkah 2 dari 4:". */
  prefix?: string
  children: string
}

/** Heading of a step or screen of the form; the focus starts here, so that it is heard and reading goes on below. The page's title begins with it. */
export function ScreenHeading({ id, takesFocus, prefix, children }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shouldFocus = useRef(takesFocus)
  useEffect(() => {
    if (!shouldFocus.current) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  useTitlePart('step', prefix ? `${prefix} ${children}` : children)
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="text-h3 text-heading md:text-[1.5rem]">
      {prefix && <span className="sr-only">{prefix}</span>} {children}
    </h2>
  )
}
