const storageKey = 'page-places'
/** Pages whose place is remembered; the oldest goes first. */
const pagesMax = 50

/** A link of a page: its address, and which of those with the same address it is. */
export interface FollowedLink {
  href: string
  nth: number
}

/** Where somebody left a page. */
export interface PagePlace {
  /** Pixels from the top. */
  top: number
  /** The link in its content that was followed; null when it was left another way. */
  link: FollowedLink | null
}

const start: PagePlace = { top: 0, link: null }

const isLink = (value: unknown): value is FollowedLink | null =>
  value === null ||
  (typeof value === 'object' &&
    'href' in value &&
    typeof value.href === 'string' &&
    'nth' in value &&
    typeof value.nth === 'number')

const isPlace = (value: unknown): value is PagePlace =>
  typeof value === 'object' &&
  value !== null &&
  'top' in value &&
  typeof value.top === 'number' &&
  'link' in value &&
  isLink(value.link)

// Storage may be forbidden or filled with something else; then pages just start at the top.
function read(): [page: string, place: PagePlace][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter(
          (entry): entry is [string, PagePlace] =>
            Array.isArray(entry) && typeof entry[0] === 'string' && isPlace(entry[1]),
        )
      : []
  } catch {
    return []
  }
}

/** Keeps where a page was left, for the way back. Only in this tab. */
export function rememberPlace(page: string, { top, link }: PagePlace) {
  const others = read().filter(([known]) => known !== page)
  const place: PagePlace = { top: Math.round(top), link }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...others, [page, place]].slice(-pagesMax)))
  } catch {
    // Nothing is lost but a comfort.
  }
}

/** Where somebody left a page; its top when they were never there. */
export const rememberedPlace = (page: string): PagePlace =>
  read().find(([known]) => known === page)?.[1] ?? start

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  )

/** The link of the page's content that has the focus, as after following it; menus are closed on the way back. */
export function focusedLink(): FollowedLink | null {
  const link = document.activeElement?.closest<HTMLAnchorElement>('main a[href]')
  const href = link?.getAttribute('href')
  return link && href ? { href, nth: linksTo(href).indexOf(link) } : null
}

/** The same link on the page as it is now; null when it is gone. */
export const linkAgain = ({ href, nth }: FollowedLink): HTMLElement | null =>
  linksTo(href)[nth] ?? null
