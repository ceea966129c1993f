import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getNow, getTranslations } from 'next-intl/server'
import { Listen } from '@/app/listen-buttons'
import { PageActions } from '@/app/page-actions'
import { PageFeedback } from '@/app/page-feedback'
import { pageMetadata } from '@/app/page-metadata'
import { segmentText } from '@/app/page-params'
import { PrintFooter } from '@/components/content/print-footer'
import { JsonLd } from '@/components/content/json-ld'
import { InformationArticle } from '@/components/content/search/information-article'
import { domainAddress, searchAddress } from '@/lib/address/lists/search-address'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/locales'
import { informationKinds } from '@/lib/schemas/informations'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { articleJsonLd } from '../../search-json-ld'

interface Props {
  params: Promise<{ domain: string; slug: string }>
}

/** Informations and announcements have their page here; everything else that can be found has its own elsewhere. */
async function readItem({ params }: Props) {
  const { domain, slug } = await params
  const kind = informationKinds.find((each) => each === domain)
  const name = segmentText(slug)
  const item =
    kind && name !== null
      ? await cachedPortal.informations.bySlug(kind, name, await getLocale())
      : null
  return item ?? notFound()
}

const pathOf = ({ category, slug }: { category: { type: string }; slug: string }) =>
  `${searchAddress.path}/${category.type}/${slug}`

export async function generateMetadata(props: Props): Promise<Metadata> {
  const item = await readItem(props)
  return pageMetadata({
    locale: await getLocale(),
    path: pathOf(item),
    title: item.title,
    description: item.excerpt,
    type: 'article',
    publishedTime: item.created_at,
  })
}

export default async function InformationPage(props: Props) {
  const [item, locale] = [await readItem(props), await getLocale()]
  const [t, common] = [await getTranslations('search'), await getTranslations('common')]
  const { type } = item.category
  const crumbs = [
    { name: common('breadcrumb.home'), path: '/' },
    { name: t('title'), path: searchAddress.path },
    { name: t(`domains.${type}`), path: domainAddress(type).path },
    { name: item.title, path: pathOf(item) },
  ]
  const url = `${env().SITE_ORIGIN}${localePath(locale, pathOf(item))}`
  return (
    <>
      <JsonLd value={articleJsonLd(locale, item, crumbs)} />
      <InformationArticle
        item={item}
        locale={locale}
        now={await getNow()}
        listen={<Listen />}
        share={<PageActions kind="information" url={url} title={item.title} />}
        feedback={<PageFeedback path={pathOf(item)} />}
      />
      <PrintFooter url={url} />
    </>
  )
}
