import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageLocale, textParam, type SearchParams } from '@/app/page-params'
import { fold } from '@/lib/fold'
import { listSimilarPages } from '@/lib/server/queries/similar-pages'
import { NotFoundContent } from '../not-found-content'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.notFound')
  return { title: t('title'), robots: { index: false } }
}

/** Most words of an address that are looked at. */
const termsMax = 8

/** Words and nothing else, whoever wrote the address. */
const readSearchTerms = async (searchParams: SearchParams) =>
  fold(textParam((await searchParams).kata, 200))
    .split(' ')
    .slice(0, termsMax)
    .join(' ')

/**
 * The finished not-found page; the HTTP entry puts it, with status 404, in place of Next's empty 404 body and says the words of the wrong
 * address.
 */
export default async function NotFoundPage({ searchParams }: { searchParams: SearchParams }) {
  const searchTerms = await readSearchTerms(searchParams)
  return (
    <NotFoundContent
      searchTerms={searchTerms}
      similarPages={await listSimilarPages(searchTerms, await pageLocale())}
    />
  )
}
