export interface UrlComplaint {
  number: string
  /** Empty for the public part. */
  secret: string
}

/**
 * Filters of the address of the page: `?nomor=…`, or the secret link's `#nomor=…&kunci=…`, which browsers send to no server.
 * `hasSecretParts`: the fragment holds a secret and must leave the address bar.
 */
export function parseStatusUrl(
  search: string,
  fragment: string,
): UrlComplaint & { hasSecretParts: boolean } {
  const hidden = new URLSearchParams(fragment.replace(/^#/, ''))
  const secret = hidden.get('kunci') ?? ''
  const number =
    (secret !== '' && hidden.get('nomor')) ||
    new URLSearchParams(search).get('nomor') ||
    hidden.get('nomor') ||
    ''
  return { number, secret, hasSecretParts: hidden.has('kunci') }
}

/** The address that may be passed on: number only, so whoever opens it sees what everybody sees. */
export const publicAddress = (here: string, number: string) => {
  const address = new URL(here)
  address.search = `?nomor=${encodeURIComponent(number)}`
  address.hash = ''
  return address.href
}
