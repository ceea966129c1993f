/** Longest excerpt of a complaint in a list, characters. */
export const excerptMax = 160

/** `JBR-20260131-7K4M9Q` → `JBR-20260131-7K•••`: enough to recognise one's own, too little to use another person's number. */
export const maskedNumber = (number: string) => number.replace(/.{4}$/, '•••')

/** The beginning of a text on one line, cut between words, with an ellipsis when truncated. */
export function excerptOf(text: string): string {
  const whole = text.replace(/\s+/g, ' ').trim()
  if (whole.length <= excerptMax) return whole
  const head = whole.slice(0, excerptMax)
  const end = head.lastIndexOf(' ')
  // A word longer than a third of the excerpt is cut rather than dropped; never inside a surrogate pair.
  const cut =
    end > excerptMax / 3
      ? head.slice(0, end)
      : head.slice(0, excerptMax - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.replace(/[\s.,;:]+$/, '')}…`
}
