/**
 * Largest distance of two reports of one problem, metres. 250 m unless the problem is smaller or larger: FixMyStreet's default, which its
 * maintainers chose because people mark where they are, not the thing they see.
 */
const radiusDefaultM = 250

const radiusM = new Map([
  // One lamp, one sign: the next one is 50 m away and another report.
  ['infrastruktur/penerangan-jalan', 100],
  ['infrastruktur/trotoar-dan-rambu', 100],
  ['perumahan-dan-air-bersih/rumah-tidak-layak-huni', 50],
  // Floods, smoke and landslides have no edge that two people would mark at the same place.
  ['infrastruktur/drainase-dan-banjir', 500],
  ['kebencanaan/banjir', 500],
  ['kebencanaan/tanah-longsor', 500],
  ['lingkungan-hidup/pencemaran-sungai', 1_000],
  ['lingkungan-hidup/pencemaran-udara', 1_000],
  ['kebencanaan/kekeringan', 1_000],
  ['perumahan-dan-air-bersih/air-bersih', 500],
  ['infrastruktur/irigasi', 500],
  // A traffic jam is reported from anywhere along it.
  ['transportasi/kemacetan', 500],
])

/** Pairs of categories that people confuse; symmetric. */
const relatives: readonly (readonly [string, string])[] = [
  ['infrastruktur', 'kebencanaan'],
  ['infrastruktur', 'transportasi'],
  ['infrastruktur', 'perumahan-dan-air-bersih'],
  ['lingkungan-hidup', 'perumahan-dan-air-bersih'],
  ['lingkungan-hidup', 'kebencanaan'],
  ['kesehatan', 'kepegawaian-dan-pelayanan'],
  ['pendidikan', 'kepegawaian-dan-pelayanan'],
  ['layanan-pemerintahan', 'kepegawaian-dan-pelayanan'],
  ['transportasi', 'keamanan-dan-ketertiban'],
  ['ekonomi-dan-umkm', 'pertanian-dan-pangan'],
  ['pariwisata-dan-budaya', 'infrastruktur'],
]

/** Search radius for the same problem, metres. */
export const radiusOf = (category: string, subcategory: string) =>
  radiusM.get(`${category}/${subcategory}`) ?? radiusDefaultM

/** The category and those under which others may have reported the same; "lainnya" is related to all. */
export const relatedCategories = (category: string): string[] => [
  ...new Set([
    category,
    'lainnya',
    ...relatives.flatMap(([one, other]) =>
      one === category ? [other] : other === category ? [one] : [],
    ),
  ]),
]
