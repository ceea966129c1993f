// Fields that hold the address of a web site (contract 1.4); the real API leaves the scheme out at times.
const addressNames = new Set([
  'website',
  'websites',
  'ppid',
  'tautan',
  'facebook',
  'instagram',
  'twitter',
  'tiktok',
  'youtube',
  'link',
  'url',
  'wealth_report',
])
const pictureNames = new Set([
  'image',
  'logo',
  'light_icon',
  'thumbnail',
  'photo',
  'file_download_uri',
  'desktop',
  'mobile',
  'video',
])

const hasScheme = /^[a-z][a-z0-9+.-]*:/i
const looksLikeHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]|$)/i
const mayOpen = /^(https?|mailto|tel):/i

/** A single value as text; null for lists and objects. */
export function asText(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

/** The address of a web site with its scheme; null for one that a browser must not open, such as `javascript:`. Other fields stay as they are. */
export function asWebAddress(name: string, text: string | null): string | null {
  if (text === null || !(addressNames.has(name) || pictureNames.has(name))) return text
  const address = text.trim()
  if (looksLikeHost.test(address)) return `https://${address}`
  return hasScheme.test(address) && !mayOpen.test(address) ? null : address
}

/**
 * The address of a picture that the content policy lets pages show: one of the portal itself or of the API's own host. null for others: a drawn
 * cover stands in for them. Names of drawings pass.
 */
export function asPicture(
  name: string,
  text: string | null,
  pictureOrigin: string | undefined,
): string | null {
  if (
    text === null ||
    pictureOrigin === undefined ||
    !pictureNames.has(name) ||
    !hasScheme.test(text)
  )
    return text
  if (!text.startsWith(`${pictureOrigin}/`))
    return name === 'video' || name === 'file_download_uri' ? text : null
  return text
}
