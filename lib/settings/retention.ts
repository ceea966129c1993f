import { wholeNumber } from './values'

/** How long what people sent is kept. */
export const retentionSettings = {
  RETENTION_IDENTITY_DAYS: wholeNumber(1, 36_500)
    .default(365)
    .describe(
      'Days after its end that a complaint keeps who sent it (name, phone, e-mail, address, messages with officers, the reason of a rating).',
    ),
  RETENTION_WITHDRAWN_DAYS: wholeNumber(1, 36_500)
    .default(365)
    .describe(
      'Days after its end that a withdrawn complaint keeps its text, photos and documents; the empty row stays for the statistics.',
    ),
  RETENTION_ENDED_DAYS: wholeNumber(1, 36_500)
    .default(1825)
    .describe('The same for every other ended complaint.'),
  RETENTION_UNTOUCHED_DAYS: wholeNumber(1, 36_500)
    .default(830)
    .describe('Days after its last step that a complaint which nobody closed keeps who sent it.'),
  RETENTION_CONTACT_READS_DAYS: wholeNumber(1, 36_500)
    .default(1200)
    .describe('Days for which it is kept who was shown names and contacts of reporters.'),
  FEEDBACK_RETENTION_DAYS: wholeNumber(1, 36_500)
    .default(365)
    .describe(
      'Days that answers of the visitor survey are kept, with gender, age, education, ' +
        'occupation, domicile and texts, and reports about pages; the totals stay.',
    ),
}
