import { provideGauge } from '@/lib/server/observability/gauges'
import { logEvent } from '@/lib/server/observability/log-event'
import { type MailCounter, mailsPerDay } from './mail-counters'

const withheld: Record<MailCounter, number> = { first_mails: 0, later_mails: 0 }

/** Notes mails that were left out because their address had enough of a kind for a day: a line for the operator and a measurement, no address. */
export function noteWithheld(counters: readonly MailCounter[]): void {
  for (const kind of ['first_mails', 'later_mails'] as const) {
    const mails = counters.filter((counter) => counter === kind).length
    if (mails === 0) continue
    withheld[kind] += mails
    logEvent('info', 'mails withheld', { kind, mails, perDay: mailsPerDay[kind] })
  }
}

/** Offers the number of them to the measurements. */
export const provideWithheldGauge = () =>
  provideGauge({
    name: 'portal_mails_withheld',
    help: 'Mails left out since the process began, because their address had enough for a day',
    label: 'kind',
    read: () => ({ ...withheld }),
  })
