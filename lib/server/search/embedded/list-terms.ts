import { fold } from '@/lib/fold'
import { tokensOf } from '@/lib/search/tokens'

/** Terms of a list search that are used; the rest is ignored. */
export const listTermsMax = 8
/** Folded texts contain only letters, digits and spaces, so this matches nothing. */
const unmatchable = '·'

/** Whether a query has neither letters nor digits, such as `%` or an emoji, and so matches nothing. */
export const isSignsOnly = (typed: string) => typed.trim() !== '' && fold(typed) === ''

/** The folded terms of a list search; none for an empty one. */
export function listTerms(typed = ''): string[] {
  return isSignsOnly(typed)
    ? [unmatchable]
    : fold(typed).split(' ').filter(Boolean).slice(0, listTermsMax)
}

/** The same as the search index holds them: "ta'lim" is one word there. */
export const indexTerms = (typed = ''): string[] =>
  isSignsOnly(typed)
    ? [unmatchable]
    : tokensOf(typed.replace(/\p{Pd}/gu, ' '))
        .map(({ word }) => word)
        .slice(0, listTermsMax)
