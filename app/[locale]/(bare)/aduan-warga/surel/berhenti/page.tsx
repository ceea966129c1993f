import { getLocale } from 'next-intl/server'
import type { Metadata } from 'next'
import { type SearchParams } from '@/app/page-params'
import { StopMailView, MailOutcomeView } from '@/components/content/complaints/mail-consent-view'
import { env } from '@/lib/env'
import { mailLinkMetadata, readMailLink } from '../mail-link'

interface Props {
  searchParams: SearchParams
}

export const generateMetadata = ({ searchParams }: Props): Promise<Metadata> =>
  mailLinkMetadata('stop', searchParams)

/** The page of the unsubscribe link in every mail. Opening it changes nothing; the buttons do. */
export default async function StopMailPage({ searchParams }: Props) {
  const [state, locale] = [await readMailLink('stop', searchParams), await getLocale()]
  return 'outcome' in state ? (
    <MailOutcomeView outcome={state.outcome} contact={env().CONTACT_EMAIL} />
  ) : (
    <StopMailView {...state} locale={locale} />
  )
}
