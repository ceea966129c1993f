import type { Locale } from '@/lib/i18n/locales'
import { extensionReasons, rejectionReasons } from '@/lib/schemas/choices'
import type { ExtensionReason, RejectionReason } from '@/lib/schemas/complaint-handling'
import english from '@/messages/en/complaint-reasons.json'
import indonesian from '@/messages/id/complaint-reasons.json'

const sentences = { id: indonesian, en: english }

export const isRejectionReason = (code: string): code is RejectionReason =>
  rejectionReasons.some((known) => known === code)
export const isExtensionReason = (code: string): code is ExtensionReason =>
  extensionReasons.some((known) => known === code)

/** Why a complaint was refused, and what its reporter can do next. */
export const rejectionSentences = (code: RejectionReason, locale: Locale) =>
  sentences[locale].rejection[code]

/** Why the resolution takes longer than the standard. */
export const extensionSentence = (code: ExtensionReason, locale: Locale) =>
  sentences[locale].extension[code]
