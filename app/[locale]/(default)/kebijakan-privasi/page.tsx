import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/app/client-messages'
import { pageMetadata } from '@/app/page-metadata'
import { StatementPage } from '@/app/statement-page'
import { informationTags } from '@/components/content/information-view'
import { ConsentChoice } from '@/features/analytics/consent-choice'
import { env } from '@/lib/env'

const path = '/kebijakan-privasi'
const sections = [
  'short',
  'controller',
  'reading',
  'complaints',
  'visible',
  'feedback',
  'cookies',
  'logs',
  'retention',
  'links',
  'rights',
] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('information.privacy')
  return pageMetadata({
    locale: await getLocale(),
    path,
    title: t('title'),
    description: t('description'),
  })
}

export default async function PrivacyPage() {
  const [t, consent] = [
    await getTranslations('information.privacy'),
    await getTranslations('consent'),
  ]
  const {
    ANALYTICS_ID,
    CONTACT_EMAIL,
    RETENTION_IDENTITY_DAYS,
    RETENTION_WITHDRAWN_DAYS,
    RETENTION_ENDED_DAYS,
    RETENTION_UNTOUCHED_DAYS,
    RETENTION_CONTACT_READS_DAYS,
    FEEDBACK_RETENTION_DAYS,
  } = env()
  const tags = {
    ...informationTags(CONTACT_EMAIL),
    identityDays: RETENTION_IDENTITY_DAYS,
    withdrawnDays: RETENTION_WITHDRAWN_DAYS,
    endedDays: RETENTION_ENDED_DAYS,
    untouchedDays: RETENTION_UNTOUCHED_DAYS,
    contactReadDays: RETENTION_CONTACT_READS_DAYS,
    feedbackDays: FEEDBACK_RETENTION_DAYS,
  }
  return (
    <StatementPage
      path={path}
      title={t('title')}
      subtitle={t('subtitle')}
      sections={[
        ...sections.map((section) => ({
          id: section,
          heading: t(`${section}.heading`),
          content: t.rich(`${section}.text`, tags),
        })),
        ...(ANALYTICS_ID === undefined
          ? []
          : [
              {
                id: 'analytics',
                heading: consent('heading'),
                content: <AnalyticsPart explanation={consent('explanation')} />,
              },
            ]),
      ]}
    />
  )
}

/** What is sent with consent, and the control to change it. */
function AnalyticsPart({ explanation }: { explanation: string }) {
  return (
    <>
      <p>{explanation}</p>
      <ClientMessages namespaces={['consent']}>
        <ConsentChoice />
      </ClientMessages>
    </>
  )
}
