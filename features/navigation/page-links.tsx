'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isPlainPress, leadsHere, leadsToPage, linkAt } from './links'

/**
 * Opens the links of a frame by the router: only what differs of the next page is loaded. One listener for all of them, also those in texts
 * of editors; without it each still works as a link. A press that its own code has answered is left alone.
 */
export function PageLinks() {
  const router = useRouter()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainPress(event)) return
      const link = linkAt(event.target)
      if (!link || !leadsToPage(link, window.location)) return
      // The browser jumps to a part of the page by itself.
      if (link.hash !== '' && leadsHere(link, window.location)) return
      event.preventDefault()
      router.push(`${link.pathname}${link.search}${link.hash}`)
    }
    // Behind the handlers of React, which listen on the document.
    window.addEventListener('click', onClick)
    return () => window.removeEventListener('click', onClick)
  }, [router])
  return null
}
