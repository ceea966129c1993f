'use client'

import { useEffect, useRef } from 'react'

interface ScreenHeadingProps {
  id: string
  /** False on the page as it loads; a screen that follows another one brings the focus along. */
  takesFocus: boolean
  /** Heard before the heading, such as "Langkah 2 dari 4:". */
  prefix?: string
  children: string
}

/** Puts the name of a screen before the page's title while it stands, for tabs, history and screen readers. */
function useScreenTitle(name: string) {
  useEffect(() => {
    const before = `${name} - `
    document.title = before + document.title
    return () => {
      document.title = document.title.replace(before, '')
    }
  }, [name])
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
  useScreenTitle(prefix ? `${prefix} ${children}` : children)
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="text-h3 text-heading md:text-[1.5rem]">
      {prefix && <span className="sr-only">{prefix}</span>} {children}
    </h2>
  )
}
