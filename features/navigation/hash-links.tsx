'use client'

import { useEffect } from 'react'
import { focusWithoutScroll } from '@/components/ui/focus-without-scroll'
import { glide, glideEndsSoon, hashTarget } from './hash-target'
import { isPlainPress, linkAt } from './links'

/** @param from what had the focus when the reader asked for the part: who has gone on with the Tab key since is not called back */
function followHash(hash: string, from: Element | null) {
  const target = hashTarget(hash)
  const now = document.activeElement
  if (target && (now === from || now === document.body)) focusWithoutScroll(target)
}

/** Lets links to another part of the same page glide there and take the focus along. */
export function HashLinks() {
  useEffect(() => {
    let pressed: { hash: string; from: Element | null } | undefined
    const onClick = (event: MouseEvent) => {
      const link = isPlainPress(event) ? linkAt(event.target) : null
      if (!link || link.target === '_blank' || link.hash === '') return
      if (link.pathname !== window.location.pathname || link.search !== window.location.search)
        return
      glide()
      glideEndsSoon()
      const press = { hash: link.hash, from: document.activeElement }
      pressed = press
      // After the jump, which browser and router make once this event is over. No `hashchange` comes for the part one is at already.
      setTimeout(() => followHash(press.hash, press.from))
    }
    const onHashChange = () => {
      const { hash } = window.location
      followHash(hash, pressed?.hash === hash ? pressed.from : document.activeElement)
      pressed = undefined
    }
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('hashchange', onHashChange)
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('hashchange', onHashChange)
    }
  }, [])
  return null
}
