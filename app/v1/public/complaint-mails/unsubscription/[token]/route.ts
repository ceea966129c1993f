import { stopPage, stopScopes } from '@/lib/complaints/mail-pages'
import { Problem } from '@/lib/errors'
import { localePath } from '@/lib/i18n/locales'
import { found, handle } from '@/lib/server/api/handle'
import { leadTo, leadToOutcome, mailConsent, type TokenParams } from '../../mail-decision'

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** The fields of a small form in either encoding; RFC 8058 leaves the choice to the mail program. @throws Problem UNSUPPORTED_MEDIA_TYPE, UNREADABLE_BODY */
async function formOf(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!formTypes.includes(type)) throw new Problem('UNSUPPORTED_MEDIA_TYPE')
  return request.formData().catch(() => {
    throw new Problem('UNREADABLE_BODY')
  })
}

/** Mail programs without one click open the address of List-Unsubscribe: the page with the buttons. Opening it stops nothing. */
export const GET = handle<TokenParams>({ cache: 'never' }, ({ params, locale }) =>
  leadTo(`${localePath(locale, stopPage)}?kode=${encodeURIComponent(params.token)}`),
)

/**
 * Stops mail to an address. A mail program posts `List-Unsubscribe=One-Click` without cookie, origin or key (RFC 8058) and is answered
 * at once; the page's form names a scope and is led to a page that says what was done.
 */
export const POST = handle<TokenParams>(
  { cache: 'never' },
  async ({ request, params, caller, locale }) => {
    const form = await formOf(request)
    if (form.get('List-Unsubscribe') === 'One-Click') {
      const isStopped = await (await mailConsent(caller)).stop(params.token, 'complaint')
      return Response.json({ data: found(isStopped ? { scope: 'complaint' } : null) })
    }
    const scope = stopScopes.find((each) => each === form.get('scope'))
    if (!scope)
      throw new Problem('VALIDATION_FAILED', { fields: { scope: [{ rule: 'unknownChoice' }] } })
    const lang = form.get('lang')
    return leadToOutcome(
      stopPage,
      typeof lang === 'string' ? lang : undefined,
      locale,
      scope === 'all' ? 'stoppedAll' : 'stopped',
      async () => (await mailConsent(caller)).stop(params.token, scope),
    )
  },
)
