import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { breadcrumbJsonLd } from '@/app/page-json-ld'
import { PageFeedback } from '@/app/page-feedback'
import { pageMetadata } from '@/app/page-metadata'
import { InterfaceList } from '@/components/content/developers/interface-list'
import { type InformationSection, InformationView } from '@/components/content/information-view'
import { JsonLd } from '@/components/content/json-ld'
import { PageBanner } from '@/components/layout/page-banner'
import { Link } from '@/components/ui/link'
import { developersPath } from '@/lib/address/paths'
import { env } from '@/lib/env'
import { openDatasetList, openDescriptions, openParameters } from '@/lib/open-data/datasets'

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = [await getLocale(), await getTranslations('developers')]
  return pageMetadata({
    locale,
    path: developersPath,
    title: t('title'),
    description: t('description'),
  })
}

const tags = {
  p: (chunks: ReactNode) => <p>{chunks}</p>,
  ul: (chunks: ReactNode) => <ul>{chunks}</ul>,
  item: (chunks: ReactNode) => <li>{chunks}</li>,
  code: (chunks: ReactNode) => <code>{chunks}</code>,
  terms: (chunks: ReactNode) => <Link href="/ketentuan">{chunks}</Link>,
}

export default async function DevelopersPage() {
  const [locale, t, names] = [
    await getLocale(),
    await getTranslations('developers'),
    await getTranslations('open-data'),
  ]
  const { SITE_ORIGIN: siteOrigin } = env()
  const sections: InformationSection[] = [
    { id: 'mulai', heading: t('startHeading'), content: t.rich('startText', tags) },
    {
      id: 'katalog',
      heading: t('describeHeading'),
      content: (
        <>
          <p>{t('describeText')}</p>
          <InterfaceList
            id="alamat-katalog"
            interfaces={openDescriptions}
            siteOrigin={siteOrigin}
          />
        </>
      ),
    },
    ...openDatasetList.map(({ key, page, interfaces }) => ({
      id: key,
      heading: names(`datasets.${key}.title`),
      content: (
        <>
          <p>{names(`datasets.${key}.description`)}</p>
          <p>
            <Link href={page} className="inline-flex min-h-11 items-center">
              {t('page')}
              <span className="sr-only">: {names(`datasets.${key}.title`)}</span>
            </Link>
          </p>
          <InterfaceList id={`alamat-${key}`} interfaces={interfaces} siteOrigin={siteOrigin} />
        </>
      ),
    })),
    {
      id: 'parameter',
      heading: t('parametersHeading'),
      content: (
        <dl className="space-y-2 text-small">
          {openParameters.map((name) => (
            <div
              key={name}
              className="sm:grid sm:grid-cols-[13rem_minmax(0,1fr)] sm:items-baseline sm:gap-x-4"
            >
              <dt>
                <code>{name}</code>
              </dt>
              <dd className="m-0">{names(`parameters.${name}`)}</dd>
            </div>
          ))}
        </dl>
      ),
    },
  ]
  const information = await getTranslations('information')
  return (
    <>
      <JsonLd value={breadcrumbJsonLd(locale, [{ name: t('title'), path: developersPath }])} />
      <PageBanner
        scene="bamboo-bars"
        title={t('title')}
        subtitle={t('subtitle')}
        crumbs={[{ label: t('title') }]}
      />
      <InformationView
        contentsLabel={information('contents')}
        sections={sections}
        feedback={<PageFeedback path={developersPath} />}
      />
    </>
  )
}
