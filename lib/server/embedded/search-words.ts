import { fold } from '@/lib/fold'

/** Words of a search that are looked at; the rest is ignored. */
export const searchWordsMax = 8
/** Folded texts hold letters, digits and spaces: this stands in none of them. */
const nowhere = '·'

/** Whether something is typed that holds no letter and no digit, such as `%` or an emoji: it asks for something that stands nowhere. */
export const isSignsOnly = (typed: string) => typed.trim() !== '' && fold(typed) === ''

/** The folded words that somebody looks for; none when nothing is asked. */
export function searchWords(typed = ''): string[] {
  return isSignsOnly(typed)
    ? [nowhere]
    : fold(typed).split(' ').filter(Boolean).slice(0, searchWordsMax)
}
