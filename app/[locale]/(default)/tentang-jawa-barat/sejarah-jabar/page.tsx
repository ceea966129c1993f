import { getLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { HistoryView } from '@/components/content/about/history-view'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { AboutFrame } from '../about-frame'
import { aboutMetadata } from '../about-metadata'

export const generateMetadata = () => aboutMetadata('history')

export default async function HistoryPage() {
  const locale = await getLocale()
  const [text, governors] = await Promise.all([
    cachedPortal.about.text('history', locale),
    cachedPortal.about.text('governors', locale),
  ])
  if (!text) notFound()
  return (
    <AboutFrame page="history">
      <HistoryView text={text} governors={governors} />
    </AboutFrame>
  )
}
