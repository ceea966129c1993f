import type { Position } from './form'

const number = String.raw`[-+−]?\d{1,3}(?:[.,]\d+)?`
// A comma is both a decimal sign and a separator in Indonesia: "-6,9025 107,6187", "-6.9025, 107.6187", "-6,9025; 107,6187".
const plain = new RegExp(
  String.raw`^(${number})\s*°?\s*((?:L[SU]|[NSU])?)(?:\s*[,;]\s*|\s+)(${number})\s*°?\s*((?:B[BT]|[EWTB])?)$`,
  'i',
)
const degree = String.raw`(\d{1,3})\s*°\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['’′]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|”|''|′′)\s*)?`
const sexagesimal = new RegExp(String.raw`^${degree}([NSUL]S?)\s*[,;]?\s*${degree}([EWTB]T?)$`, 'i')
// Places in addresses of map services: the point itself (!3d…!4d…), else a named pair, else the middle of the view (@…).
const inAddress = [
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /[?&](?:q|query|ll|center|destination)=(?:loc:)?(-?\d+\.\d+)(?:,|%2C)\s*\+?(-?\d+\.\d+)/i,
  /[?&]mlat=(-?\d+\.\d+)&mlon=(-?\d+\.\d+)/,
  /@(-?\d+\.\d+),(-?\d+\.\d+)/,
  /#map=\d+\/(-?\d+\.\d+)\/(-?\d+\.\d+)/,
]
const geoAddress = /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/i

const asNumber = (text: string | undefined) =>
  Number((text ?? '0').replace('−', '-').replace(',', '.'))
// S and LS (lintang selatan) are south; N, U and LU north. W and BB (bujur barat) are west; E, T and BT east.
const isSouth = (letter: string) => /^(?:S|LS)$/i.test(letter)
const isWest = (letter: string) => /^(?:W|BB)$/i.test(letter)
const signed = (value: number, isNegative: boolean) => (isNegative ? -Math.abs(value) : value)

const pair = (lat: number, lng: number): Position | null =>
  Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
    ? { lat, lng }
    : null

function fromSexagesimal(text: string): Position | null {
  const parts = sexagesimal.exec(text)
  if (!parts) return null
  const [, latDegree, latMinute, latSecond, ns = '', lngDegree, lngMinute, lngSecond, ew = ''] =
    parts
  const whole = (degrees?: string, minutes?: string, seconds?: string) =>
    asNumber(degrees) + asNumber(minutes) / 60 + asNumber(seconds) / 3600
  return pair(
    signed(whole(latDegree, latMinute, latSecond), isSouth(ns)),
    signed(whole(lngDegree, lngMinute, lngSecond), isWest(ew)),
  )
}

/**
 * Reads a position as people write or paste it: decimal degrees with point or comma, degrees with minutes and seconds, or the address of a
 * map service (nothing is fetched; shortened addresses hold no position).
 * @returns degrees, or null when the text holds none
 */
export function parsePosition(typed: string): Position | null {
  const text = typed
    .normalize('NFKC')
    .trim()
    .replace(/^\(|\)$/g, '')
  const geo = geoAddress.exec(text)
  if (geo) return pair(asNumber(geo[1]), asNumber(geo[2]))
  if (/^https?:/i.test(text)) {
    const found = inAddress.map((pattern) => pattern.exec(text)).find((match) => match !== null)
    return found ? pair(asNumber(found[1]), asNumber(found[2])) : null
  }
  const decimal = plain.exec(text)
  if (!decimal) return fromSexagesimal(text)
  const [, lat, ns = '', lng, ew = ''] = decimal
  return pair(signed(asNumber(lat), isSouth(ns)), signed(asNumber(lng), isWest(ew)))
}
