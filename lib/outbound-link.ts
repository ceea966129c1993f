import { localePath, type Locale } from './i18n/locales'

/** Longest address that is checked, characters (contract section 11). */
export const outboundMaxLength = 2_048

/** Path of the page every link to another site leads through, without language. */
export const linkCheckPath = '/verifikasi-link'

export const isOutbound = (href: string) => /^https?:/i.test(href)

// Half of a surrogate pair has no UTF-8 form, and encodeURIComponent throws on it.
const halfCharacter = /\p{Cs}/gu

/** The address of a link to another site: the check page, in the language of the linking page. */
export const linkCheckHref = (locale: Locale, address: string) =>
  `${localePath(locale, linkCheckPath)}?url=${encodeURIComponent(address.replace(halfCharacter, '\uFFFD'))}`

export interface OutboundLink {
  /** The address as a browser would open it, without user name and password. */
  address: string
  /** Host as browsers send it: lower case, international names in their `xn--` form, with the port when one is given. */
  host: string
  isEncrypted: boolean
  /** The host belongs to a zone that only Indonesian government bodies can register in. */
  isGovernment: boolean
  /** The address named a user or password; `address` leaves both out. */
  hadCredentials: boolean
}

export type OutboundProblem = 'missing' | 'tooLong' | 'unreadable' | 'scheme'

// content-facts 18: `*.jabarprov.go.id` and `*.go.id`; a trailing dot names the same host.
const governmentHost = /(?:^|\.)go\.id\.?$/

const parsed = (text: string) => {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/**
 * Judges an address by its text alone; nothing is fetched or resolved.
 * Only http and https pass, so `javascript:`, `data:` and the like never become a link.
 */
export function readOutboundLink(
  text: string | undefined,
): { link: OutboundLink } | { problem: OutboundProblem } {
  const given = (text ?? '').trim()
  if (given === '') return { problem: 'missing' }
  if (given.length > outboundMaxLength) return { problem: 'tooLong' }
  const url = parsed(given)
  if (!url) return { problem: 'unreadable' }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { problem: 'scheme' }
  const hadCredentials = url.username !== '' || url.password !== ''
  url.username = ''
  url.password = ''
  return {
    link: {
      address: url.href,
      host: url.host,
      isEncrypted: url.protocol === 'https:',
      isGovernment: governmentHost.test(url.hostname),
      hadCredentials,
    },
  }
}
