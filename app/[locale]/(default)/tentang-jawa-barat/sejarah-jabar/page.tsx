import { notFound } from 'next/navigation'
import { pageLocale } from '@/app/page-params'
import { HistoryView } from '@/components/content/about/history-view'
import { getAboutText } from '@/lib/server/queries/about'
import { AboutFrame } from '../about-frame'
import { aboutMetadata } from '../about-metadata'

export const generateMetadata = () => aboutMetadata('history')

export default async function HistoryPage() {
  const locale = await pageLocale()
  const [text, governors] = await Promise.all([
    getAboutText('history', locale),
    getAboutText('governors', locale),
  ])
  if (!text) notFound()
  return (
    <AboutFrame page="history">
      <HistoryView text={text} governors={governors} />
    </AboutFrame>
  )
}
