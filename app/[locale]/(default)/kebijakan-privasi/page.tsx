import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/app/client-messages'
import { pageMetadata } from '@/app/page-metadata'
import { StatementPage } from '@/app/statement-page'
import { informationTags } from '@/components/content/information-view'
import { ConsentChoice } from '@/features/analytics/consent-choice'
import { Link } from '@/components/ui/link'
import { env } from '@/lib/env'

const path = '/kebijakan-privasi'
const sections = [
  'short',
  'controller',
  'basis',
  'reading',
  'complaints',
  'visible',
  'feedback',
  'cookies',
  'logs',
  'retention',
  'links',
  'children',
  'abroad',
  'breach',
  'rights',
] as const

/** A notice in force, and the way to it. */
const noticeTags = (href: string) => ({
  strong: (chunks: ReactNode) => <strong>{chunks}</strong>,
  notice: (chunks: ReactNode) => <Link href={href}>{chunks}</Link>,
})

const choice = (isSo: boolean) => (isSo ? 'yes' : 'no')

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
    GOOGLE_MAPS_API_KEY,
    RESPONSIVEVOICE_KEY,
    VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY,
    CONTACT_EMAIL,
    DATA_OFFICER,
    DATA_OFFICER_EMAIL = CONTACT_EMAIL,
    BREACH_NOTICE_URL,
    RETENTION_IDENTITY_DAYS,
    RETENTION_WITHDRAWN_DAYS,
    RETENTION_ENDED_DAYS,
    RETENTION_UNTOUCHED_DAYS,
    RETENTION_CONTACT_READS_DAYS,
    FEEDBACK_RETENTION_DAYS,
  } = env()
  const isGoogleOn = ANALYTICS_ID !== undefined || GOOGLE_MAPS_API_KEY !== undefined
  const isVoiceOn = RESPONSIVEVOICE_KEY !== undefined
  const isPushOn = VAPID_PUBLIC_KEY !== undefined && VAPID_PRIVATE_KEY !== undefined
  const tags = {
    ...informationTags(DATA_OFFICER_EMAIL),
    officerEmail: DATA_OFFICER_EMAIL,
    officer: DATA_OFFICER ?? '',
    hasOfficer: choice(DATA_OFFICER !== undefined),
    abroad: choice(isGoogleOn || isVoiceOn || isPushOn),
    google: choice(isGoogleOn),
    voice: choice(isVoiceOn),
    push: choice(isPushOn),
    hasNotice: choice(BREACH_NOTICE_URL !== undefined),
    ...noticeTags(BREACH_NOTICE_URL ?? path),
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
