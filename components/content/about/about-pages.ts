import type { AboutPage } from '@/lib/address/paths'

/** Fragment of the vision page: the visions of earlier periods. */
export const formerVisionsId = 'sebelumnya'

interface AboutGroup {
  key: 'profile' | 'government' | 'territory'
  pages: readonly Exclude<AboutPage, 'index'>[]
}

/** The rail's three groups (specification, section 2; content facts 1). */
export const aboutGroups: readonly AboutGroup[] = [
  { key: 'profile', pages: ['vision', 'plan', 'programs', 'emblem', 'history'] },
  { key: 'government', pages: ['leaders', 'structure', 'units'] },
  { key: 'territory', pages: ['districts'] },
]
