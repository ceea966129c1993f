import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/page-metadata'
import { type AboutPage, aboutPaths } from '@/lib/address/paths'

/** Title, description and addresses of a page about the province. */
export async function aboutMetadata(page: AboutPage): Promise<Metadata> {
  const t = await getTranslations('about')
  const title = t(`pages.${page}.title`)
  return pageMetadata({
    locale: await getLocale(),
    path: aboutPaths[page],
    title: page === 'index' ? title : t('pageTitle', { page: title }),
    description: t(`pages.${page}.description`),
  })
}
