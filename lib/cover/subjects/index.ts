import { care } from './care'
import { civic } from './civic'
import { culture } from './culture'
import { digital } from './digital'
import { farm } from './farm'
import { health } from './health'
import { learning } from './learning'
import { nature } from './nature'
import { papers } from './papers'
import { safety } from './safety'
import type { Subject } from './subject'
import { trade } from './trade'
import { transport } from './transport'
import { water } from './water'

const drawings = {
  ...safety,
  ...water,
  ...transport,
  ...civic,
  ...papers,
  ...health,
  ...learning,
  ...farm,
  ...trade,
  ...care,
  ...digital,
  ...culture,
  ...nature,
}

export type SubjectName = keyof typeof drawings

/** Every drawing by the word that its address uses. */
export const subjects: Readonly<Record<SubjectName, Subject>> = drawings

export const isSubjectName = (value: string): value is SubjectName => Object.hasOwn(subjects, value)
