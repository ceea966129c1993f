import { getLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PlanView } from '@/components/content/about/plan-view'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { AboutFrame } from '../about-frame'
import { aboutMetadata } from '../about-metadata'

export const generateMetadata = () => aboutMetadata('plan')

export default async function PlanPage() {
  const text = await cachedPortal.about.text('plan', await getLocale())
  if (!text) notFound()
  return (
    <AboutFrame page="plan" reviewBy={text.review_by}>
      <PlanView text={text} />
    </AboutFrame>
  )
}
