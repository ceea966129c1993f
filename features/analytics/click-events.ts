import { recordEvent } from '@/lib/analytics/events'

/** An address without what may be personal in it: no query, no fragment. Links to other sites lead through the check page; counted is where to. */
function addressOf(link: HTMLAnchorElement): string {
  const address = new URL(link.dataset.address ?? link.href, window.location.href)
  return address.origin === window.location.origin
    ? address.pathname
    : `${address.origin}${address.pathname}`
}

/** What a link is called: its own word for it, else what can be read on it. */
function titleOf(link: HTMLAnchorElement): string {
  if (link.dataset.eventTitle !== undefined) return link.dataset.eventTitle
  const copy = link.cloneNode(true) as HTMLAnchorElement
  for (const hidden of copy.querySelectorAll('.sr-only')) hidden.remove()
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/**
 * Records a click on a link that stands in, or is, an element marked with `data-event`. One listener for the whole page, so that links made
 * on the server need no code of their own.
 */
export function recordClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  const mark = link?.closest<HTMLElement>('[data-event]')?.dataset.event
  if (!link || mark === undefined) return undefined
  const [title, address] = [titleOf(link), addressOf(link)]
  switch (mark) {
    case 'logo-click':
    case 'footer-email-click':
      return recordEvent(mark, {})
    case 'footer-social-click':
      return recordEvent(mark, { name: title })
    case 'footer-sitemap-click':
      return recordEvent(mark, {
        menu: link.closest<HTMLElement>('[data-gtag-event]')?.dataset.gtagEvent ?? '',
        title,
        link: address,
      })
    case 'menu-item-click':
    case 'quick-access-click':
      return recordEvent(mark, { title, link: address })
    default:
      return undefined
  }
}
