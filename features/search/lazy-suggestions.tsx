'use client'

import { useEffect, useRef } from 'react'
import type { SuggestionLabels } from './suggestion-list'

/**
 * Offers words while somebody types in the search form around it. Nothing is loaded before the field has the focus, and the form is a
 * plain form before, without and after it.
 */
export function LazySuggestions({ labels: { list, ready } }: { labels: SuggestionLabels }) {
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const field = anchor.current?.closest('form')?.querySelector<HTMLInputElement>('input[name=q]')
    if (!field) return undefined
    let isGone = false
    let detach: (() => void) | undefined
    async function attach(to: HTMLInputElement) {
      // Without suggestions the search works as before; the next focus asks again.
      const loaded = await import('./attach-suggestions').catch(() => null)
      if (isGone) return
      if (loaded) detach = loaded.attachSuggestions(to, { list, ready })
      else listen()
    }
    const onFocus = () => void attach(field)
    const listen = () => field.addEventListener('focus', onFocus, { once: true })
    if (document.activeElement === field) onFocus()
    else listen()
    return () => {
      isGone = true
      field.removeEventListener('focus', onFocus)
      detach?.()
    }
  }, [list, ready])
  return <span ref={anchor} hidden />
}
