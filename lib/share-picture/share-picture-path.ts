import type { Locale } from '@/lib/i18n/locales'

/** Kinds of pages with a picture of their own for link previews, by the word their address uses. */
const sharePictureKinds = ['berita', 'layanan', 'dokumen', 'fase'] as const
export type SharePictureKind = (typeof sharePictureKinds)[number]
export const isSharePictureKind = (value: string): value is SharePictureKind =>
  sharePictureKinds.some((kind) => kind === value)

/** Address of the picture that previews of a link show. @param key slug of the page, of a life event its number */
export const sharePicturePath = (locale: Locale, kind: SharePictureKind, key: string | number) =>
  `/gambar-halaman/${locale}/${kind}/${key}.jpg`
