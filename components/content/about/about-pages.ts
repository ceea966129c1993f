/** Base path of the pages about the province. */
export const aboutPath = '/tentang-jawa-barat'

/** Pages by their message key in `about.pages`; `index` is the overview. */
export const aboutPaths = {
  index: aboutPath,
  vision: `${aboutPath}/visi-misi-pemprov-jabar`,
  plan: `${aboutPath}/rpd-pemprov-jabar`,
  programs: `${aboutPath}/program-unggulan`,
  emblem: `${aboutPath}/lambang-dan-moto`,
  history: `${aboutPath}/sejarah-jabar`,
  leaders: `${aboutPath}/pimpinan-jabar`,
  structure: `${aboutPath}/struktur-perangkat-daerah`,
  units: `${aboutPath}/daftar-perangkat-daerah`,
  districts: `${aboutPath}/daftar-kabupaten-kota`,
} as const
/** Fragment of the vision page: the visions of earlier periods. */
export const formerVisionsId = 'sebelumnya'

export type AboutPage = keyof typeof aboutPaths

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
