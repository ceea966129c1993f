import { getTranslations } from 'next-intl/server'
import { oneCoverOf } from '@/lib/cover/choose-covers'
import { newsCover } from '@/lib/cover/news-covers'
import type { SubjectName } from '@/lib/cover/subjects'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { itemId } from '@/lib/schemas/item-id'
import type { ServiceCategory } from '@/lib/schemas/services'
import { isSharePictureKind, type SharePictureKind } from '@/lib/share-picture/share-picture-path'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { drawSharePicture, type SharePicture } from '@/lib/server/share-picture/draw-share-picture'

/** What is drawn of services, by their category. */
const serviceSubjects: Record<ServiceCategory, readonly SubjectName[]> = {
  'Kependudukan dan Tempat Tinggal': ['ktp', 'kartu-keluarga'],
  'Pendidikan dan Pembelajaran': ['tas', 'ijazah', 'perpustakaan'],
  Kesehatan: ['puskesmas', 'vaksin', 'bayi'],
  'Sosial dan Keluarga': ['bansos', 'lansia', 'payung'],
  Lingkungan: ['sampah', 'sungai', 'curug'],
  'Ekonomi, Bisnis dan Profesi': ['warung', 'timbangan', 'koperasi'],
  'Teknologi dan Komunikasi': ['ponsel', 'data'],
  'Sarana dan Prasarana': ['jembatan', 'bus', 'kereta'],
  Khusus: ['gedung-sate'],
}
const documentSubjects = ['dokumen', 'anggaran', 'dewan'] as const
const lifeEventSubjects = ['kartu-keluarga', 'payung', 'lansia', 'desa'] as const

type Page = Omit<SharePicture, 'label'>

/** What is drawn of each kind of page; null when there is no such page. */
const readPage: Record<SharePictureKind, (key: string, locale: Locale) => Promise<Page | null>> = {
  async berita(slug, locale) {
    const article = await cachedPortal.news.bySlug(slug, locale)
    return article && { cover: newsCover(article), title: article.title }
  },
  async layanan(slug, locale) {
    const service = await cachedPortal.services.bySlug(slug, locale)
    return (
      service && {
        cover: oneCoverOf(serviceSubjects[service.portal_category], slug),
        title: service.service_name,
      }
    )
  },
  async dokumen(slug, locale) {
    const document = await cachedPortal.archives.bySlug(slug, locale)
    return document && { cover: oneCoverOf(documentSubjects, slug), title: document.title }
  },
  async fase(key, locale) {
    const id = itemId(key)
    if (id === null) return null
    const event = (await cachedPortal.lifeEvents.parts(locale)).find((each) => each.id === id)
    return event ? { cover: oneCoverOf(lifeEventSubjects, `fase-${id}`), title: event.name } : null
  },
}

/**
 * `/gambar-halaman/{language}/{kind}/{slug}.jpg`: the picture that previews of a page's link show. Only pages that exist have one, so that the
 * number of drawings is bounded and nobody can put words of their own on the portal's picture.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; kind: string; file: string }> },
) {
  const { locale, kind, file } = await params
  const key = /^([a-z0-9-]{1,160})\.jpg$/.exec(file)?.[1]
  const page =
    key !== undefined && isLocale(locale) && isSharePictureKind(kind)
      ? await readPage[kind](key, locale)
      : null
  if (!page || !isLocale(locale) || !isSharePictureKind(kind))
    return new Response(null, { status: 404 })
  const t = await getTranslations({ locale, namespace: 'share' })
  return new Response(await drawSharePicture({ ...page, label: t(`picture.${kind}`) }), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
  })
}
