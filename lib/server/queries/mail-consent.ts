import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import type { MailOutcome } from '@/lib/complaints/mail-pages'
import { isProblem } from '@/lib/errors'
import { limit } from '@/lib/server/api/caller'
import { portal } from '@/lib/server/portal'

/** Whether this portal stores the complaints and sends their mails. */
export const sendsMails = cache(async () => (await portal()).mailConsent !== undefined)

/** The number of a link's complaint, or why the link is not valid. Cached for one render only. */
export const complaintOfLink = cache(
  async (
    kind: 'confirm' | 'stop',
    token: string,
  ): Promise<{ number: string } | { outcome: MailOutcome }> => {
    const { mailConsent } = await portal()
    if (!mailConsent) return { outcome: 'over' }
    try {
      await limit(
        { browserId: null, ip: (await headers()).get('x-portal-client-ip') ?? '0.0.0.0' },
        'mailLink',
      )
    } catch (error) {
      if (isProblem(error) && error.code === 'RATE_LIMITED') return { outcome: 'later' }
      throw error
    }
    const number = await (kind === 'confirm'
      ? mailConsent.complaintOfConsent(token)
      : mailConsent.complaintOfMail(token))
    return number === null ? { outcome: 'over' } : { number }
  },
)
