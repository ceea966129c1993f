import { linkCheckPath } from '@/lib/outbound-link'

/** The link a press or pointer is at; null beside one. */
export const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** A press that opens the link here, and not in a tab or window of its own. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const languageOf = (path: string) => (/^\/en(?=\/|$)/.test(path) ? 'en' : 'id')

/**
 * Whether a link leads to a page of the portal in the language shown: not to a file, to the API or elsewhere. One that names its window
 * (`target`) wants the browser to load it.
 */
export function leadsToPage(link: HTMLAnchorElement, here: Location): boolean {
  const { origin, pathname, target } = link
  if (origin !== here.origin || target !== '' || link.hasAttribute('download')) return false
  if (languageOf(pathname) !== languageOf(here.pathname)) return false
  return !(
    pathname.startsWith('/v1/') ||
    pathname.endsWith(linkCheckPath) ||
    /\.\w+$/.test(pathname)
  )
}

/** Whether a link leads to what is shown, or to a part of it. */
export const leadsHere = ({ pathname, search }: HTMLAnchorElement, here: Location) =>
  pathname === here.pathname && search === here.search
