import { getLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { VisionView } from '@/components/content/about/vision-view'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { AboutFrame } from '../about-frame'
import { aboutMetadata } from '../about-metadata'

export const generateMetadata = () => aboutMetadata('vision')

export default async function VisionPage() {
  const text = await cachedPortal.about.text('vision', await getLocale())
  if (!text) notFound()
  return (
    <AboutFrame page="vision" reviewBy={text.review_by}>
      <VisionView text={text} />
    </AboutFrame>
  )
}
