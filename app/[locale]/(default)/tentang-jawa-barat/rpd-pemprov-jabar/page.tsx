import { notFound } from 'next/navigation'
import { pageLocale } from '@/app/page-params'
import { PlanView } from '@/components/content/about/plan-view'
import { getAboutText } from '@/lib/server/queries/about'
import { AboutFrame } from '../about-frame'
import { aboutMetadata } from '../about-metadata'

export const generateMetadata = () => aboutMetadata('plan')

export default async function PlanPage() {
  const text = await getAboutText('plan', await pageLocale())
  if (!text) notFound()
  return (
    <AboutFrame page="plan">
      <PlanView text={text} />
    </AboutFrame>
  )
}
