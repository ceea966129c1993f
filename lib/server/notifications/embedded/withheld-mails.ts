import { provideGauge } from '@/lib/server/observability/gauges'
import { logEvent } from '@/lib/server/observability/log-event'
import { type MailCounter, mailsPerDay } from './mail-counters'

const withheld: Record<MailCounter, number> = { first_mails: 0, later_mails: 0 }

/** Counts mails left out because of the daily limit of their address, in the log and a gauge; neither holds an address. */
export function noteWithheld(counters: readonly MailCounter[]): void {
  for (const kind of ['first_mails', 'later_mails'] as const) {
    const mails = counters.filter((counter) => counter === kind).length
    if (mails === 0) continue
    withheld[kind] += mails
    logEvent('info', 'mails withheld', { kind, mails, perDay: mailsPerDay[kind] })
  }
}

export const provideWithheldGauge = () =>
  provideGauge({
    name: 'portal_mails_withheld',
    help: 'Mails left out since the process began, because their address had enough for a day',
    label: 'kind',
    read: () => ({ ...withheld }),
  })
