import { getLocale } from 'next-intl/server'
import type { Metadata } from 'next'
import { type SearchParams } from '@/app/page-params'
import { ConfirmMailView, MailOutcomeView } from '@/components/content/complaints/mail-consent-view'
import { env } from '@/lib/env'
import { mailLinkMetadata, readMailLink } from '../mail-link'

interface Props {
  searchParams: SearchParams
}

export const generateMetadata = ({ searchParams }: Props): Promise<Metadata> =>
  mailLinkMetadata('confirm', searchParams)

/** The page of the confirmation link in a first mail. Opening it changes nothing; the button does. */
export default async function ConfirmMailPage({ searchParams }: Props) {
  const [state, locale] = [await readMailLink('confirm', searchParams), await getLocale()]
  return 'outcome' in state ? (
    <MailOutcomeView outcome={state.outcome} contact={env().CONTACT_EMAIL} />
  ) : (
    <ConfirmMailView {...state} locale={locale} />
  )
}
