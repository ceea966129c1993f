import type { SubjectName } from './subjects'

/** Seeds are 0 to 63: a subject has that many pictures and no more, so what caches keep is bounded. */
export const coverSeeds = 64

/** Ways to frame a subject; a seed takes the one at its remainder. */
export const coverFramings = 5

/** A drawing: what it shows, and how. */
export interface Cover {
  subject: SubjectName
  seed: number
}

/** Address of a drawn cover. */
export const coverPath = ({ subject, seed }: Cover) => `/sampul/${subject}/${seed}.svg`
