'use client'

import { useEffect, useRef } from 'react'

/** The heading of a modal box. Takes the focus when it appears, so that the next stage of a task is heard; key it with its text. */
export function ModalTitle({
  id,
  className = 'text-h3 text-heading',
  children,
}: {
  id: string
  className?: string
  children: string
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className={className}>
      {children}
    </h2>
  )
}
