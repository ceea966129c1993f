import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { PageActions } from '@/app/page-actions'
import { PageFeedback } from '@/app/page-feedback'
import { pageMetadata } from '@/app/page-metadata'
import { segmentText } from '@/app/page-params'
import { archiveAddress, documentPath } from '@/lib/address/lists/archive-address'
import { DocumentView } from '@/components/content/archives/document-view'
import { PrintFooter } from '@/components/content/print-footer'
import { JsonLd } from '@/components/content/json-ld'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/locales'
import { sharePicturePath } from '@/lib/share-picture/share-picture-path'
import { getDocument } from '@/lib/server/queries/archives'

interface Props {
  params: Promise<{ slug: string }>
}

async function readDocument({ params }: Props) {
  const name = segmentText((await params).slug)
  const document = name === null ? null : await getDocument(name, await getLocale())
  return document ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, title, description } = await readDocument(props)
  const locale = await getLocale()
  const image = sharePicturePath(locale, 'dokumen', slug)
  return pageMetadata({ locale, path: documentPath(slug), title, description, image })
}

export default async function DocumentPage(props: Props) {
  const document = await readDocument(props)
  const [locale, t, common] = [
    await getLocale(),
    await getTranslations('archives'),
    await getTranslations('common.breadcrumb'),
  ]
  const {
    slug,
    title,
    description,
    category,
    mimetype,
    source,
    created_at: createdAt,
    updated_at: updatedAt,
    lang,
  } = document
  const topicHref = archiveAddress.href({ topic: document.category_slug })
  const url = `${env().SITE_ORIGIN}${localePath(locale, documentPath(slug))}`
  return (
    <>
      <JsonLd
        value={breadcrumbJsonLd(locale, [
          { name: common('home'), path: '/' },
          { name: t('title'), path: archiveAddress.path },
          { name: category, path: topicHref },
          { name: title, path: documentPath(slug) },
        ])}
      />
      <JsonLd
        value={{
          '@context': 'https://schema.org',
          '@type': 'DigitalDocument',
          name: title,
          description,
          inLanguage: lang,
          url,
          dateCreated: createdAt,
          dateModified: updatedAt,
          encoding: {
            '@type': 'MediaObject',
            encodingFormat: mimetype,
            contentUrl: new URL(source, env().SITE_ORIGIN).href,
          },
        }}
      />
      <DocumentView
        document={document}
        url={url}
        contactEmail={env().CONTACT_EMAIL}
        share={<PageActions kind="document" url={url} title={title} />}
        feedback={<PageFeedback path={documentPath(slug)} />}
      />
      <PrintFooter url={url} />
    </>
  )
}
