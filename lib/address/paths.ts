/** Path of the results of a search, and the name of the parameter with its words. */
export const searchPath = '/pencarian'
export const queryName = 'q'

/** Path of the service pledge. */
export const pledgePath = '/maklumat-pelayanan'

/** Path of the register of public information. */
export const publicInformationPath = '/daftar-informasi-publik'

/** Path of the page for developers of other systems. */
export const developersPath = '/pengembang'

/** Path of the portal index and of what was changed because of it. */
export const portalIndexPath = '/kepuasan-pengguna'

/** Path of the overview of the province. */
export const overviewPath = '/selayang-pandang'

/** Base path of the pages about the province. */
export const aboutPath = '/tentang-jawa-barat'

/** Pages about the province by their message key in `about.pages`; `index` is the overview. */
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
export type AboutPage = keyof typeof aboutPaths

/** Path of an item of content by its slug, in both languages before the prefix. */
export const newsPath = (slug: string) => `/berita/${slug}`
export const servicePath = (slug: string) => `/layanan/${slug}`
export const informationPath = (kind: 'announcement' | 'information', slug: string) =>
  `${searchPath}/${kind}/${slug}`
