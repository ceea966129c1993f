// Pages that mails about complaints lead to, and the addresses that their forms call.

export const confirmPage = '/aduan-warga/surel/konfirmasi'
export const stopPage = '/aduan-warga/surel/berhenti'

/** What a page says after its button was pressed. */
export const mailOutcomes = ['confirmed', 'stopped', 'stoppedAll', 'over', 'later'] as const
export type MailOutcome = (typeof mailOutcomes)[number]
/** How each is named in an address. */
export const outcomeParams: Record<MailOutcome, string> = {
  confirmed: 'dikonfirmasi',
  stopped: 'berhenti',
  stoppedAll: 'berhenti-semua',
  over: 'tidak-berlaku',
  later: 'nanti',
}

/** Mails of one complaint, or every mail of the portal. */
export const stopScopes = ['complaint', 'all'] as const
export type StopScope = (typeof stopScopes)[number]

export const confirmCall = (token: string) => `/v1/public/complaint-mails/confirmation/${token}`
export const stopCall = (token: string) => `/v1/public/complaint-mails/unsubscription/${token}`
