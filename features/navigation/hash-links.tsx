'use client'

import { useEffect } from 'react'
import { focusWithoutScroll } from '@/components/ui/focus-without-scroll'
import { glide, glideEndsSoon, hashTarget } from './hash-target'
import { isPlainPress, linkAt } from './links'

function followHash(hash: string) {
  const target = hashTarget(hash)
  if (target) focusWithoutScroll(target)
}

/** Lets links to another part of the same page glide there and take the focus along. */
export function HashLinks() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = isPlainPress(event) ? linkAt(event.target) : null
      if (!link || link.target === '_blank' || link.hash === '') return
      if (link.pathname !== window.location.pathname || link.search !== window.location.search)
        return
      glide()
      glideEndsSoon()
      // After the jump, which browser and router make once this event is over. No `hashchange` comes for the part one is at already.
      setTimeout(() => followHash(link.hash))
    }
    const onHashChange = () => followHash(window.location.hash)
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('hashchange', onHashChange)
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('hashchange', onHashChange)
    }
  }, [])
  return null
}
