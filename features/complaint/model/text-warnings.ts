import { findPersonalData, type PersonalDataKind } from '@/lib/complaints/personal-data'

/** What texts give away about a person, each kind once. Only warns: a complaint may have good reasons to name a number. */
export const textWarnings = (...texts: string[]): PersonalDataKind[] => [
  ...new Set(findPersonalData(texts.join('\n')).map(({ kind }) => kind)),
]
