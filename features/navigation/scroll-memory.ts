const storageKey = 'scroll-positions'
/** Pages whose position is remembered; the oldest goes first. */
const pagesMax = 50

// Storage may be forbidden or filled with something else; then pages just start at the top.
function read(): [page: string, top: number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry): entry is [string, number] => Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number') : []
  } catch {
    return []
  }
}

/** Keeps how far a page was scrolled, for the way back. Only in this tab. */
export function rememberScroll(page: string, top: number) {
  const others = read().filter(([known]) => known !== page)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...others, [page, Math.round(top)]].slice(-pagesMax)))
  } catch {
    // Nothing is lost but a comfort.
  }
}

/** Where somebody left a page, pixels from the top; the top when they were never there. */
export const rememberedScroll = (page: string) => read().find(([known]) => known === page)?.[1] ?? 0
