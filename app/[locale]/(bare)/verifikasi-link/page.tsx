import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LinkCheckView } from '@/features/navigation/link-check-view'
import { hostInLetters } from '@/lib/outbound-link-host'
import { readOutboundLink } from '@/lib/outbound-link'
import type { SearchParams } from '@/app/page-params'

interface Props {
  searchParams: SearchParams
}

/** The address to check; none when it is missing or given twice. */
async function readingOf(searchParams: SearchParams) {
  const { url } = await searchParams
  return readOutboundLink(typeof url === 'string' ? url : undefined)
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('link-check')
  const reading = await readingOf(searchParams)
  return {
    title: 'link' in reading ? t('title') : t('refused.title'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** The page before every link to another site. It checks the address as text, fetches nothing and never redirects. */
export default async function LinkCheckPage({ searchParams }: Props) {
  const reading = await readingOf(searchParams)
  return (
    <LinkCheckView
      reading={reading}
      hostInLetters={'link' in reading ? hostInLetters(reading.link.host) : null}
    />
  )
}
