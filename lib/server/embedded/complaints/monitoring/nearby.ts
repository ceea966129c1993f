/**
 * How far apart two reports of one matter lie, metres. 250 m unless the matter itself is smaller or larger: FixMyStreet's default, which its
 * maintainers arrived at because people mark the place where they stand, not the thing they see.
 */
const radiusDefaultM = 250

const radiusM = new Map([
  // One lamp, one sign: the next one stands 50 m on and is another report.
  ['infrastruktur/penerangan-jalan', 100],
  ['infrastruktur/trotoar-dan-rambu', 100],
  ['perumahan-dan-air-bersih/rumah-tidak-layak-huni', 50],
  // Water, smoke and slides have no edge that two people would mark alike.
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

/** Categories whose matters people file under either name; each pair counts both ways. */
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

/** Where to look for the same matter, metres from the place. */
export const radiusOf = (category: string, subcategory: string) =>
  radiusM.get(`${category}/${subcategory}`) ?? radiusDefaultM

/** The category itself and those under which others may have filed the same; "lainnya" is related to all, so it is looked at always. */
export const relatedCategories = (category: string): string[] => [
  ...new Set([
    category,
    'lainnya',
    ...relatives.flatMap(([one, other]) =>
      one === category ? [other] : other === category ? [one] : [],
    ),
  ]),
]
