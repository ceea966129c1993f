import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { SearchParams } from '@/app/page-params'
import { givenText } from '@/lib/address/params'
import { type MailOutcome, mailOutcomes, outcomeParams } from '@/lib/complaints/mail-pages'
import { complaintOfLink, sendsMails } from '@/lib/server/queries/mail-consent'

type LinkState = { number: string; token: string } | { outcome: MailOutcome }

const outcomeNamed = (name: string) =>
  mailOutcomes.find((outcome) => outcomeParams[outcome] === name)

/** Reads the address of a mail's page: a complaint and its token, or the outcome. */
export async function readMailLink(
  kind: 'confirm' | 'stop',
  searchParams: SearchParams,
): Promise<LinkState> {
  if (!(await sendsMails())) notFound()
  const { kode, hasil } = await searchParams
  const outcome = outcomeNamed(givenText(hasil))
  if (outcome) return { outcome }
  const token = givenText(kode)
  const found = await complaintOfLink(kind, token)
  return 'number' in found ? { ...found, token } : found
}

/** Never indexed and never sent as a referrer, because the address contains the token. */
export async function mailLinkMetadata(
  kind: 'confirm' | 'stop',
  searchParams: SearchParams,
): Promise<Metadata> {
  const t = await getTranslations('mail-consent')
  const state = await readMailLink(kind, searchParams)
  return {
    title: 'outcome' in state ? t(`outcome.${state.outcome}.title`) : t(`${kind}.title`),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}
