import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import type { MailOutcome } from '@/lib/complaints/mail-pages'
import { isProblem } from '@/lib/errors'
import { limit } from '@/lib/server/api/caller'
import { portal } from '@/lib/server/portal'

/** Whether this portal keeps the complaints that mails are about. */
export const sendsMails = cache(async () => (await portal()).mailConsent !== undefined)

/** What a link is about: a complaint's number, or why it does not open. Kept for one render only. */
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
      ? mailConsent.askedBy(token)
      : mailConsent.mailedBy(token))
    return number === null ? { outcome: 'over' } : { number }
  },
)
