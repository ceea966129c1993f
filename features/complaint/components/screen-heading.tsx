'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'

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
  // In the same commit as the page: a new page must not be called by the name of a screen that is gone.
  useLayoutEffect(() => {
    const before = `${name} - `
    const put = () => {
      if (!document.title.includes(before)) document.title = before + document.title
    }
    put()
    // The page's own title may be written after the form is there, as while the page comes to life.
    const watch = new MutationObserver(put)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
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
