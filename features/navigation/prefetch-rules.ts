import { savesData } from '@/lib/connection/saves-data'
import { leadsHere, leadsToPage } from './links'

/**
 * Pages fetched ahead at most while one page is open. Measured: each costs two requests and about 8.5 KB, the complaint form 90 KB of scripts
 * more, and 5 to 8 ms of the server's processor when it is not in the entry's cache. A news list holds about 80 links.
 */
export const aheadMax = { inView: 4, intended: 12 } as const

/** Not in every browser; missing means that nothing is known against fetching ahead. */
interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** False offline, on 2g and for people who asked their browser to save data (specification, section 2). */
export function allowsPrefetch(
  device: Navigator & { connection?: NetworkInformation } = navigator,
): boolean {
  const { effectiveType = '' } = device.connection ?? {}
  return device.onLine && !savesData(device) && !effectiveType.endsWith('2g')
}

/**
 * What of a link is worth fetching ahead: path and query of another page of the portal in the same language.
 * @returns null for links that leave the page, the portal or the language, and for files
 */
export function prefetchAddress(
  link: HTMLAnchorElement,
  here: Location = window.location,
): string | null {
  if (!leadsToPage(link, here) || leadsHere(link, here)) return null
  return `${link.pathname}${link.search}`
}
