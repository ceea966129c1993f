import { getLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { EmblemView } from '@/components/content/about/emblem-view'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { AboutFrame } from '../about-frame'
import { aboutMetadata } from '../about-metadata'

export const generateMetadata = () => aboutMetadata('emblem')

export default async function EmblemPage() {
  const text = await cachedPortal.about.text('emblem', await getLocale())
  if (!text) notFound()
  return (
    <AboutFrame page="emblem">
      <EmblemView text={text} />
    </AboutFrame>
  )
}
