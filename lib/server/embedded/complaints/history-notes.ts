/** Actor of steps that the portal takes by itself. */
export const portalActor = 'portal'

/** Notes of automatic steps, in both languages; officers write their own. */
export const automaticNotes = {
  received: {
    id: 'Aduan Anda kami terima dan menunggu verifikasi. Hasil verifikasi kami sampaikan paling lambat 3 hari kerja.',
    en: 'We have received your complaint and it is waiting for verification. We give the result within 3 working days.',
  },
} as const
