import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { pageLocale } from '@/app/page-params'
import { type AboutPage, aboutPaths } from '@/lib/address/paths'

/** Title, description and addresses of a page about the province. */
export async function aboutMetadata(page: AboutPage): Promise<Metadata> {
  const t = await getTranslations('about')
  const title = t(`pages.${page}.title`)
  return pageMetadata({
    locale: await pageLocale(),
    path: aboutPaths[page],
    title: page === 'index' ? title : t('pageTitle', { page: title }),
    description: t(`pages.${page}.description`),
  })
}
