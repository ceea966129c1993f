import { parseStatusUrl, publicAddress } from './address'

/** The secret must not stay in the address bar, in the history, or on a picture of the screen. */
export function hideSecret() {
  const { number, hasSecretParts } = parseStatusUrl(window.location.search, window.location.hash)
  if (hasSecretParts)
    window.history.replaceState(
      window.history.state,
      '',
      publicAddress(window.location.href, number),
    )
}
