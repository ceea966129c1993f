import type { SimilarRequest } from '@/lib/schemas/complaint-monitoring'
import type { ComplaintForm } from './form'
import { textWarnings } from './text-warnings'

/** About 11 m: near enough for neighbours, too coarse for a door. */
const positionDigits = 4
const rounded = (degrees: number) => Number(degrees.toFixed(positionDigits))
// Looking for neighbours needs nobody's number; a text that holds one stays here.
const unlessPersonal = (text: string) => (textWarnings(text).length > 0 ? '' : text.trim())

/**
 * What is asked to find complaints about the same matter: choice, words and a rounded position, nothing about the person.
 * @returns null while category or position are missing
 */
export function similarQuestion({
  informasi_aduan: information,
  lokasi_aduan: place,
}: ComplaintForm): SimilarRequest | null {
  if (information.category === '' || place.location === null) return null
  return {
    category: information.category,
    sub_category: information.sub_category,
    title: unlessPersonal(information.title),
    reason: unlessPersonal(information.reason),
    latitude: rounded(place.location.lat),
    longitude: rounded(place.location.lng),
  }
}
