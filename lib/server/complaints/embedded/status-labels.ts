import type { ComplaintStatus } from '@/lib/complaints/statuses'
import type { Locale } from '@/lib/i18n/locales'
import english from '@/messages/en/complaint-status.json'
import indonesian from '@/messages/id/complaint-status.json'

const labels: Record<Locale, Record<ComplaintStatus, string>> = { id: indonesian, en: english }

/** Public name of a status (contract 10.3). */
export const statusLabel = (status: ComplaintStatus, locale: Locale) => labels[locale][status]
