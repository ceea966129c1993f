import { z } from 'zod'
import {
  confirmPage,
  type MailOutcome,
  outcomeParams,
  stopPage,
  stopScopes,
} from '@/lib/complaints/mail-pages'
import { Problem } from '@/lib/errors'
import { isLocale, localePath } from '@/lib/i18n/locales'
import type { MailConsentPort } from '@/lib/server/notifications/port'
import type { Caller } from '@/lib/server/limits/port'
import type { Portal } from '@/lib/server/contract'
import { never } from '../cache-policy'
import { limit } from '../caller'
import { asProblem, found } from '../problem-response'
import { readForm } from '../read-form'
import { type ApiEnv, route } from '../route'
import { seeOther } from '../see-other'

/** The port of consent. @throws Problem ROUTE_NOT_FOUND where another portal stores the complaints, RATE_LIMITED */
async function consentPort(
  { mailConsent: port }: Portal,
  caller: Caller,
): Promise<MailConsentPort> {
  if (!port) throw new Problem('ROUTE_NOT_FOUND')
  await limit(caller, 'mailLink')
  return port
}

/** Redirects after a button was pressed to a page that shows the outcome, in the language of the form; its address no longer contains the token. */
async function redirectToOutcome(
  { locale, call }: Pick<ApiEnv['Variables'], 'locale' | 'call'>,
  page: string,
  lang: string | undefined,
  done: MailOutcome,
  decide: () => Promise<boolean>,
): Promise<Response> {
  const outcomeOf = async (): Promise<MailOutcome> => {
    try {
      return (await decide()) ? done : 'over'
    } catch (error) {
      const problem = asProblem(error, call)
      if (problem.code === 'RATE_LIMITED' || problem.code === 'UNAVAILABLE') return 'later'
      throw problem
    }
  }
  return seeOther(
    `${localePath(isLocale(lang) ? lang : locale, page)}?hasil=${outcomeParams[await outcomeOf()]}`,
  )
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * The fields of a small form in either encoding; RFC 8058 leaves the choice to the mail program.
 * @throws Problem UNSUPPORTED_MEDIA_TYPE, UNREADABLE_BODY
 */
async function formOf(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!formTypes.includes(type)) throw new Problem('UNSUPPORTED_MEDIA_TYPE')
  return request.formData().catch(() => {
    throw new Problem('UNREADABLE_BODY')
  })
}

const unsubscription = '/v1/public/complaint-mails/unsubscription/[token]'

/** Consent to mail about a complaint. The token alone authorises, so neither cookie nor origin is checked. */
export const mailRoutes = [
  route(
    {
      method: 'post',
      path: '/v1/public/complaint-mails/confirmation/[token]',
      summary:
        'The button of the page that confirms an address; leads to a page that says what came of it',
      fields: { lang: { description: 'Language of that page', isRequired: false } },
      status: 303,
      response: null,
      cache: never,
      hidesReferrer: true,
      failures: [404, 415],
    },
    async (c) => {
      const { lang } = await readForm(c.req.raw)
      return redirectToOutcome(c.var, confirmPage, lang, 'confirmed', async () =>
        (await consentPort(c.var.portal, c.var.caller)).confirm(c.req.param('token')),
      )
    },
  ),
  // Mail programs without one-click support open the address of List-Unsubscribe. GET changes nothing.
  route(
    {
      path: unsubscription,
      summary:
        'Address of List-Unsubscribe; leads to the page with the buttons and changes nothing',
      status: 303,
      response: null,
      cache: never,
      hidesReferrer: true,
    },
    (c) =>
      seeOther(
        `${localePath(c.var.locale, stopPage)}?kode=${encodeURIComponent(c.req.param('token'))}`,
      ),
  ),
  // A mail program posts `List-Unsubscribe=One-Click` without cookie, origin or key (RFC 8058) and gets a direct response.
  route(
    {
      method: 'post',
      path: unsubscription,
      summary:
        'Stops mail: in one click of a mail program (RFC 8058), or by the form of the page, which is led to another page (303)',
      fields: {
        'List-Unsubscribe': {
          description: '`One-Click`; stops mail about the complaint',
          isRequired: false,
        },
        scope: { description: 'Of the form: `complaint` or `all`', isRequired: false },
        lang: { description: 'Of the form: language of the page that follows', isRequired: false },
      },
      response: z.object({ data: z.object({ scope: z.literal('complaint') }) }),
      cache: never,
      hidesReferrer: true,
      failures: [400, 404, 415, 422],
    },
    async (c) => {
      const form = await formOf(c.req.raw)
      const stop = async (scope: (typeof stopScopes)[number]) =>
        (await consentPort(c.var.portal, c.var.caller)).stop(c.req.param('token'), scope)
      if (form.get('List-Unsubscribe') === 'One-Click')
        return c.json({ data: found((await stop('complaint')) ? { scope: 'complaint' } : null) })
      const scope = stopScopes.find((each) => each === form.get('scope'))
      if (!scope)
        throw new Problem('VALIDATION_FAILED', { fields: { scope: [{ rule: 'unknownChoice' }] } })
      const lang = form.get('lang')
      return redirectToOutcome(
        c.var,
        stopPage,
        typeof lang === 'string' ? lang : undefined,
        scope === 'all' ? 'stoppedAll' : 'stopped',
        () => stop(scope),
      )
    },
  ),
]
