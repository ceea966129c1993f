'use client'

import { useLocale } from 'next-intl'
import type { MouseEvent, ReactNode } from 'react'
import { localePath } from '@/lib/i18n/locales'
import { isPlainPress } from './links'

/** Time one way back is given before the next is tried, milliseconds. */
export const attemptMs = 600

/**
 * Tries one way after the other until the page goes: back, when the tab has been somewhere before; closed, which browsers allow for a
 * tab that has not; home. A browser says of none of them beforehand whether it will work.
 */
function leave(home: string) {
  const attempts = [() => window.close(), () => window.location.assign(home)]
  if (window.history.length > 1) attempts.unshift(() => window.history.back())
  let timer: ReturnType<typeof setTimeout> | undefined
  const tryNext = () => {
    timer = setTimeout(tryNext, attemptMs)
    const attempt = attempts.shift()
    if (attempt) attempt()
    else clearTimeout(timer)
  }
  // Once it has begun to go the page must not try further: the way may be slow, and browsers keep pages for the way back to them.
  const stop = () => clearTimeout(timer)
  window.addEventListener('beforeunload', stop, { once: true })
  window.addEventListener('pagehide', stop, { once: true })
  tryNext()
}

/** Leads back to where somebody came from; without scripts it leads home. */
export function BackLink({ className, children }: { className: string; children: ReactNode }) {
  const locale = useLocale()
  const home = localePath(locale, '/')
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event.nativeEvent)) return
    event.preventDefault()
    leave(home)
  }
  return (
    <a href={home} className={className} onClick={onClick}>
      {children}
    </a>
  )
}
