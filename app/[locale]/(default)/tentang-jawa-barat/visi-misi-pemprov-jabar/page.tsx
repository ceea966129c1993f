import { notFound } from 'next/navigation'
import { pageLocale } from '@/app/page-params'
import { VisionView } from '@/components/content/about/vision-view'
import { getAboutText } from '@/lib/server/queries/about'
import { AboutFrame } from '../about-frame'
import { aboutMetadata } from '../about-metadata'

export const generateMetadata = () => aboutMetadata('vision')

export default async function VisionPage() {
  const text = await getAboutText('vision', await pageLocale())
  if (!text) notFound()
  return (
    <AboutFrame page="vision">
      <VisionView text={text} />
    </AboutFrame>
  )
}
