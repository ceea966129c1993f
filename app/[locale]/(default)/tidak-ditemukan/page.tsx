import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { type SearchParams } from '@/app/page-params'
import { givenText } from '@/lib/address/params'
import { fold } from '@/lib/fold'
import { listSimilarPages } from '@/lib/server/queries/similar-pages'
import { NotFoundContent } from '../not-found-content'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.notFound')
  return { title: t('title'), robots: { index: false } }
}

const termsMax = 8

/** Only words, whatever the address contains. */
const readSearchTerms = async (searchParams: SearchParams) =>
  fold(givenText((await searchParams).kata, 200))
    .split(' ')
    .slice(0, termsMax)
    .join(' ')

/**
 * The complete not-found page; the HTTP entry sends it with status 404 instead of Next's empty body, with the terms of the wrong address.
 */
export default async function NotFoundPage({ searchParams }: { searchParams: SearchParams }) {
  const searchTerms = await readSearchTerms(searchParams)
  return (
    <NotFoundContent
      searchTerms={searchTerms}
      similarPages={await listSimilarPages(searchTerms, await getLocale())}
    />
  )
}
