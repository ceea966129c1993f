import { getLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { StructureView } from '@/components/content/about/structure-view'
import { listUnits } from '@/lib/server/queries/about'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { AboutFrame } from '../about-frame'
import { aboutMetadata } from '../about-metadata'

export const generateMetadata = () => aboutMetadata('structure')

export default async function StructurePage() {
  const locale = await getLocale()
  const [text, units] = await Promise.all([
    cachedPortal.about.text('structure', locale),
    listUnits({}, locale),
  ])
  if (!text) notFound()
  return (
    <AboutFrame page="structure">
      <StructureView text={text} units={units} />
    </AboutFrame>
  )
}
