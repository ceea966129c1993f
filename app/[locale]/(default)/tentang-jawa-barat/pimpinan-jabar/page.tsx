import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { LeaderFacts } from '@/components/content/about/leader-facts'
import { LeadersView } from '@/components/content/about/leaders-view'
import { LeaderProfile } from '@/features/leader-profile/leader-profile'
import { cachedPortal } from '@/lib/server/queries/cached-portal'
import { AboutFrame } from '../about-frame'
import { aboutMetadata } from '../about-metadata'

export const generateMetadata = () => aboutMetadata('leaders')

export default async function LeadersPage() {
  const locale = await getLocale()
  const [text, governors, t] = await Promise.all([
    cachedPortal.about.text('leaders', locale),
    cachedPortal.about.text('governors', locale),
    getTranslations('about.leaders'),
  ])
  if (!text) notFound()
  const profiles = text.leaders.map((leader) => [
    leader.role,
    <LeaderProfile
      key={leader.role}
      label={t('profile')}
      fullLabel={t('profileOf', { name: leader.name })}
      closeLabel={t('closeProfile')}
      name={leader.name}
      office={t(`roles.${leader.role}`)}
    >
      <LeaderFacts leader={leader} />
    </LeaderProfile>,
  ])
  return (
    <AboutFrame page="leaders" reviewBy={text.review_by}>
      <LeadersView text={text} governors={governors} profiles={Object.fromEntries(profiles)} />
    </AboutFrame>
  )
}
