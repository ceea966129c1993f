// Values of the API that the commands' help shows too: separate from the schemas, so that help loads no schema.

/** How urgent an alert is; a danger cannot be dismissed. */
export const alertLevels = ['info', 'warning', 'danger'] as const

/** `answer`: the officer asked a question, the clock is paused; `confirmation`: the officer proposed closing, the reporter decides. */
export const awaitedActions = ['answer', 'confirmation'] as const
/** The same as a filter of lists, and complaints whose clock runs because no word of the reporter is awaited. */
export const awaitedFilters = ['none', ...awaitedActions] as const

/** Time for the resolution in working days: information or aspiration 5, ordinary 14, supervision 60 (national service standard). */
export const serviceClasses = ['information', 'ordinary', 'supervision'] as const

/** Why a complaint is not shown to the public until an officer has looked. */
export const heldReasons = [
  'personal_data',
  'language',
  'person_named',
  'repeated_text',
  'flagged',
  'officer',
] as const

/** Why a complaint is refused; each has a sentence and a next step in the namespace complaint-reasons of messages/. */
export const rejectionReasons = [
  'incomplete',
  'not_a_complaint',
  'no_authority',
  'in_court',
  'already_handled',
  'unfounded',
  'abusive',
] as const

/** Why the resolution takes longer than the standard; each has a sentence in complaint-reasons. */
export const extensionReasons = [
  'field_check',
  'other_body',
  'budget',
  'weather',
  'procurement',
  'legal',
] as const

/** How an officer's list is sorted. */
export const handlingOrders = ['due', 'newest', 'oldest'] as const
