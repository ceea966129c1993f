import { at } from '../shapes'
import type { View } from './framing'

interface Field {
  /** The shape that shows the subject, as markup without a colour. */
  shape: string
  ground: number
  scale: number
}

/** A subject on a field of its own: its land ends at the edge of the field, what has none stands on a floor and may reach over the edge. */
export function onField({ subject, isLand, palette: q }: View, { shape, ground, scale }: Field) {
  const clip = `<clipPath id="f1">${shape}</clipPath>`
  const drawing = at(320, ground, scale, subject)
  return isLand
    ? `${clip}<g clip-path="url(#f1)">${drawing}</g>`
    : `${clip}<path d="M0 ${ground - 10}H640V400H0Z" fill="${q.s}" clip-path="url(#f1)"/>${drawing}`
}
