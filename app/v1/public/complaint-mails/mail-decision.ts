import { type MailOutcome, outcomeWords } from '@/lib/complaints/mail-pages'
import { Problem } from '@/lib/errors'
import { isLocale, localePath, type Locale } from '@/lib/i18n/locales'
import { limit } from '@/lib/server/api/caller'
import { asProblem } from '@/lib/server/api/handle'
import type { MailConsentPort } from '@/lib/server/complaint-ports'
import type { Caller } from '@/lib/server/contract'
import { portal } from '@/lib/server/portal'

export interface TokenParams {
  token: string
}

/** The port of consent. @throws Problem ROUTE_NOT_FOUND where another portal keeps the complaints, RATE_LIMITED */
export async function mailConsent(caller: Caller): Promise<MailConsentPort> {
  const { mailConsent: port } = await portal()
  if (!port) throw new Problem('ROUTE_NOT_FOUND')
  await limit(caller, 'mailLink')
  return port
}

/** An answer without body that leads to a page; the token never stands in it once something was decided. */
export const leadTo = (path: string) =>
  new Response(null, { status: 303, headers: { Location: path } })

/** Where somebody who pressed a button lands: a page that says what came of it, in the language of the form. */
export async function leadToOutcome(
  page: string,
  lang: string | undefined,
  stated: Locale,
  done: MailOutcome,
  decide: () => Promise<boolean>,
): Promise<Response> {
  const outcomeOf = async (): Promise<MailOutcome> => {
    try {
      return (await decide()) ? done : 'over'
    } catch (error) {
      const problem = asProblem(error)
      if (problem.code === 'RATE_LIMITED' || problem.code === 'UNAVAILABLE') return 'later'
      throw problem
    }
  }
  return leadTo(
    `${localePath(isLocale(lang) ? lang : stated, page)}?hasil=${outcomeWords[await outcomeOf()]}`,
  )
}
