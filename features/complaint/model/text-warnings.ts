export type TextWarning = 'phone' | 'email' | 'identityNumber'

// 16 digits in one run or in groups, as on an identity card.
const identityNumber = /(?<!\d)(?:\d[ .-]?){15}\d(?!\d)/
// +62 or 0, then 8, then 8 to 12 more digits with the separators people put between them.
const phone = /(?<!\d)(?:\+?62|0)[ .-]?8(?:[ .-]?\d){8,12}(?!\d)/
const email = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i

/** What a text gives away about a person. Only warns: a complaint may have good reasons to name a number. */
export function textWarnings(...texts: string[]): TextWarning[] {
  const text = texts.join('\n')
  const found: TextWarning[] = []
  if (phone.test(text)) found.push('phone')
  if (email.test(text)) found.push('email')
  if (identityNumber.test(text)) found.push('identityNumber')
  return found
}
