const steps = [1, 2, 2.5, 5, 10]

/** The round number at the top of a scale of whole visits: the least that half of it is whole too, and nothing sticks out. */
export function scaleTop(largest: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(largest, 1)))
  const top = (steps.find((step) => step * unit >= largest) ?? 10) * unit
  return top % 2 === 0 ? top : 2 * Math.ceil(largest / 2) || 2
}
