import { confirmPage } from '@/lib/complaints/mail-pages'
import { handle } from '@/lib/server/api/handle'
import { readForm } from '@/lib/server/api/read-form'
import { leadToOutcome, mailConsent, type TokenParams } from '../../mail-decision'

/** The button of the page that confirms an address. The token is the whole authority, so neither cookie nor origin is asked for. */
export const POST = handle<TokenParams>(
  { cache: 'never' },
  async ({ request, params, caller, locale }) => {
    const { lang } = await readForm(request)
    return leadToOutcome(confirmPage, lang, locale, 'confirmed', async () =>
      (await mailConsent(caller)).confirm(params.token),
    )
  },
)
