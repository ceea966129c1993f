/** The address that the form at the foot of a page calls. */
export const pageFeedbackCall = '/v1/page-feedback/form'

/** What the form brought, by the fragment with which the reader comes back to the page; the sentence of a fragment is shown there alone. */
export const pageOutcomes = {
  received: 'tanggapan-diterima',
  /** This reader has reported the same kind of fault of this page today. */
  repeated: 'tanggapan-berulang',
  incomplete: 'tanggapan-belum-lengkap',
  /** The page has got another version since it was opened. */
  changed: 'tanggapan-diperbarui',
  later: 'tanggapan-nanti',
} as const
export type PageOutcome = keyof typeof pageOutcomes
