import type { MessageKey } from '@/lib/i18n/message-key'

/** Ways in which something fails, as people meet them; `readFailure` finds out which it was. */
export const failureCauses = [
  'offline',
  'unreachable',
  'timeout',
  'limited',
  'busy',
  'system',
  'emptyAnswer',
  'missingChunk',
  'refused',
  'photos',
  'conflict',
  'denied',
  'notFound',
  'embedRefused',
  'embedEmpty',
] as const
export type FailureCause = (typeof failureCauses)[number]

/** Keys of messages: what happened, without a full stop, and what to do. One that says all of it has no next step. */
export interface FailureWords {
  heading: MessageKey
  nextStep: MessageKey | null
}

interface FailureRow extends FailureWords {
  /** Key of where a complaint lies that could not be sent. Where the device has no room for it, it stays on the page whatever the cause. */
  kept: MessageKey
  /** Key of how a complaint kept on the device is sent again by itself; null when its author has to do something first. */
  sentAgain: MessageKey | null
  /** True when what was sent may have arrived all the same. */
  mayHaveArrived: boolean
  /** What leads on: the same again, or a correction first. */
  action: 'again' | 'correct'
}

const told = <const Cause extends FailureCause>(cause: Cause) => ({
  heading: `failures.${cause}.heading` as const,
  nextStep: `failures.${cause}.nextStep` as const,
})
const keptOnPage = 'failures.kept.page'
const onDevice = { kept: 'failures.kept.device', action: 'again' } as const
const whenConnected = { ...onDevice, sentAgain: 'failures.sentAgain.whenConnected' } as const
const later = { ...onDevice, sentAgain: 'failures.sentAgain.later' } as const
const correct = {
  kept: keptOnPage,
  sentAgain: null,
  mayHaveArrived: false,
  action: 'correct',
} as const
const never = { kept: keptOnPage, sentAgain: null, mayHaveArrived: false, action: 'again' } as const
const embed = {
  heading: 'home.widget.failedTitle',
  nextStep: 'home.widget.failedText',
  ...never,
} as const

/** The one table from cause to words: what people are told of a failure, what is kept and whether it is sent again by itself. */
export const failureRows: Record<FailureCause, FailureRow> = {
  /** The device says that it has no connection. */
  offline: { ...told('offline'), ...whenConnected, mayHaveArrived: false },
  /** Connection refused or broken. */
  unreachable: { ...told('unreachable'), ...whenConnected, mayHaveArrived: true },
  timeout: { ...told('timeout'), ...later, mayHaveArrived: true },
  /** 429. */
  limited: { ...told('limited'), ...later, mayHaveArrived: false },
  /** 503. */
  busy: { ...told('busy'), ...later, mayHaveArrived: false },
  /** 500 and its kin, and failures of the page's own program. */
  system: { ...told('system'), ...later, mayHaveArrived: true },
  /** An answer of success without what it has to hold. */
  emptyAnswer: { ...told('emptyAnswer'), ...later, mayHaveArrived: true },
  /** A part of the page's own program did not come. */
  missingChunk: { ...told('missingChunk'), ...later, mayHaveArrived: false },
  /** 400, 422. */
  refused: { ...told('refused'), ...correct },
  /** 413, 415. */
  photos: { ...told('photos'), ...correct },
  /** 409: it is not what the page took it for. */
  conflict: { ...told('conflict'), ...never },
  /** 403, 405 and whatever else another input cannot fix. */
  denied: { ...told('denied'), ...never },
  /** 401, 404. */
  notFound: { ...told('notFound'), ...never },
  /** A page of another site that cannot be reached or does not let itself be shown. */
  embedRefused: embed,
  /** A page of another site that brings nothing in time. */
  embedEmpty: embed,
}

interface Reader {
  /** Key of what could not be done, said before the cause. */
  subject?: MessageKey
  /** Words that say more to these people than the general ones. */
  own?: Partial<Record<FailureCause, FailureWords>>
  /** For all other causes, where the words are fixed or nothing else can be loaded. */
  always?: FailureWords
}

const whole = (heading: MessageKey): FailureWords => ({ heading, nextStep: null })
const ofAction = (name: 'offline' | 'noAnswer' | 'moved' | 'closed' | 'closedPublic') =>
  whole(`complaint-following.failure.${name}`)
const unsureAction = ofAction('noAnswer')
const actionFailures = {
  offline: ofAction('offline'),
  unreachable: unsureAction,
  timeout: unsureAction,
  emptyAnswer: unsureAction,
  missingChunk: whole('complaint-following.acts.loadFailed'),
  conflict: ofAction('moved'),
}
const unknownNumber = whole('complaint-status-page.notFound')
const unknownPhone = whole('complaint-status-page.notOpened')

/** Keys of where a complaint lies that could not be sent, and of how it is sent again by itself. @param isKept whether the device holds it */
export function fateOf(
  cause: FailureCause,
  isKept: boolean,
): Pick<FailureRow, 'kept' | 'sentAgain'> {
  const { kept, sentAgain } = failureRows[cause]
  return isKept && sentAgain !== null ? { kept, sentAgain } : { kept: keptOnPage, sentAgain: null }
}

/** Everybody who tells people of failures, and where their words differ from the general ones. */
const readers = {
  complaint: {},
  /** Where the place says already what could not be done. */
  general: {},
  // Unknown, private and wrong secret are one answer on purpose; so are unknown and wrong phone. A number of impossible form is refused.
  lookUp: { own: { notFound: unknownNumber, refused: unknownNumber } },
  phoneLookUp: { own: { notFound: unknownPhone, refused: unknownPhone } },
  action: { own: { ...actionFailures, notFound: ofAction('closed') } },
  publicAction: { own: { ...actionFailures, notFound: ofAction('closedPublic') } },
  answerPhoto: { subject: 'complaint-following.photo.failed' },
  similar: { subject: 'complaint-review.similar.failed' },
  receiptDownload: { subject: 'complaint-receipt.panel.downloadFailed' },
  receiptCheck: { subject: 'complaint-receipt.check.failed' },
  quickAccess: { subject: 'quick-access.failed' },
  cities: { subject: 'feedback.person.domicileFailed' },
  lifeEvents: { subject: 'menu-items.services.failed' },
  weather: { subject: 'weather.failed' },
  // Fixed by the specification (section 8), but for the limit of an address, which that does not know.
  feedback: {
    own: {
      limited: {
        heading: 'feedback.results.limited.title',
        nextStep: 'feedback.results.limited.text',
      },
    },
    always: { heading: 'feedback.results.error.title', nextStep: 'feedback.results.error.text' },
  },
  embedWidget: { always: { heading: embed.heading, nextStep: embed.nextStep } },
} as const satisfies Record<string, Reader>

export type FailureReader = keyof typeof readers
export const failureReaders = Object.keys(readers).filter((name): name is FailureReader =>
  Object.hasOwn(readers, name),
)

export function failureWords(
  cause: FailureCause,
  reader: FailureReader,
): FailureWords & { subject: MessageKey | null } {
  const { subject, own, always }: Reader = readers[reader]
  const { heading, nextStep } = own?.[cause] ?? always ?? failureRows[cause]
  return { subject: subject ?? null, heading, nextStep }
}
