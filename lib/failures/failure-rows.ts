import type { MessageKey } from '@/lib/i18n/message-key'

/** Causes of failures as users see them; `readFailure` determines which one it was. */
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
  'erased',
  'embedRefused',
  'embedEmpty',
] as const
export type FailureCause = (typeof failureCauses)[number]

/** Message keys: what happened, without a full stop, and what to do. A heading that says both has no next step. */
export interface FailureText {
  heading: MessageKey
  nextStep: MessageKey | null
}

interface FailureRow extends FailureText {
  /** Key of where an unsent complaint is stored. When the device has no room, it stays on the page whatever the cause. */
  stored: MessageKey
  /** Key of when a complaint stored on the device is retried automatically; null when its author has to act first. */
  sentAgain: MessageKey | null
  /** True when the request may have arrived nevertheless. */
  mayHaveArrived: boolean
  /** What helps: trying again, or a correction. */
  action: 'again' | 'correct'
}

const textOf = <const Cause extends FailureCause>(cause: Cause) => ({
  heading: `failures.${cause}.heading` as const,
  nextStep: `failures.${cause}.nextStep` as const,
})
const storedOnPage = 'failures.kept.page'
const onDevice = { stored: 'failures.kept.device', action: 'again' } as const
const whenConnected = { ...onDevice, sentAgain: 'failures.sentAgain.whenConnected' } as const
const later = { ...onDevice, sentAgain: 'failures.sentAgain.later' } as const
const correct = {
  stored: storedOnPage,
  sentAgain: null,
  mayHaveArrived: false,
  action: 'correct',
} as const
const never = {
  stored: storedOnPage,
  sentAgain: null,
  mayHaveArrived: false,
  action: 'again',
} as const
const embed = {
  heading: 'home.widget.failedTitle',
  nextStep: 'home.widget.failedText',
  ...never,
} as const

/** The table from cause to messages: what users see, where a complaint is stored and whether it is retried automatically. */
export const failureRows: Record<FailureCause, FailureRow> = {
  /** The device is offline. */
  offline: { ...textOf('offline'), ...whenConnected, mayHaveArrived: false },
  /** Connection refused or broken. */
  unreachable: { ...textOf('unreachable'), ...whenConnected, mayHaveArrived: true },
  timeout: { ...textOf('timeout'), ...later, mayHaveArrived: true },
  /** 429. */
  limited: { ...textOf('limited'), ...later, mayHaveArrived: false },
  /** 503. */
  busy: { ...textOf('busy'), ...later, mayHaveArrived: false },
  /** 500 and other 5xx, and errors of the page's own scripts. */
  system: { ...textOf('system'), ...later, mayHaveArrived: true },
  /** A successful response without the expected content. */
  emptyAnswer: { ...textOf('emptyAnswer'), ...later, mayHaveArrived: true },
  /** A script chunk of the page could not be loaded. */
  missingChunk: { ...textOf('missingChunk'), ...later, mayHaveArrived: false },
  /** 400, 422. */
  refused: { ...textOf('refused'), ...correct },
  /** 413, 415. */
  photos: { ...textOf('photos'), ...correct },
  /** 409: the state has changed meanwhile. */
  conflict: { ...textOf('conflict'), ...never },
  /** 403, 405 and others that no other input can fix. */
  denied: { ...textOf('denied'), ...never },
  /** 401, 404. */
  notFound: { ...textOf('notFound'), ...never },
  /** 410: the content of a complaint is gone for good. */
  erased: { ...textOf('erased'), ...never },
  /** An embedded page that cannot be reached or refuses to be framed. */
  embedRefused: embed,
  /** An embedded page without content in time. */
  embedEmpty: embed,
}

interface Reader {
  /** Key of what failed, shown before the cause. */
  subject?: MessageKey
  /** Messages that are more specific than the general ones. */
  own?: Partial<Record<FailureCause, FailureText>>
  /** For all other causes, where the message is fixed or no other can be loaded. */
  always?: FailureText
}

const headingOnly = (heading: MessageKey): FailureText => ({ heading, nextStep: null })
const ofAction = (name: 'offline' | 'noAnswer' | 'moved' | 'closed' | 'closedPublic') =>
  headingOnly(`complaint-following.failure.${name}`)
const unsureAction = ofAction('noAnswer')
const actionFailures = {
  offline: ofAction('offline'),
  unreachable: unsureAction,
  timeout: unsureAction,
  emptyAnswer: unsureAction,
  missingChunk: headingOnly('complaint-following.acts.loadFailed'),
  conflict: ofAction('moved'),
}
const unknownNumber = headingOnly('complaint-status-page.notFound')
const unknownPhone = headingOnly('complaint-status-page.notOpened')

/** Keys of where an unsent complaint is stored and when it is retried. @param isStored whether the device has stored it */
export function deliveryOf(
  cause: FailureCause,
  isStored: boolean,
): Pick<FailureRow, 'stored' | 'sentAgain'> {
  const { stored, sentAgain } = failureRows[cause]
  return isStored && sentAgain !== null
    ? { stored, sentAgain }
    : { stored: storedOnPage, sentAgain: null }
}

/** The places that show failures, and their specific messages. */
const readers = {
  complaint: {},
  /** Where the context already says what failed. */
  general: {},
  // Unknown, private and wrong secret have the same message on purpose; so have unknown and wrong phone. An invalid number is refused.
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
  // Fixed by the specification (section 8), except for the limit of an address, which it does not cover.
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

export function failureText(
  cause: FailureCause,
  reader: FailureReader,
): FailureText & { subject: MessageKey | null } {
  const { subject, own, always }: Reader = readers[reader]
  const { heading, nextStep } = own?.[cause] ?? always ?? failureRows[cause]
  return { subject: subject ?? null, heading, nextStep }
}
