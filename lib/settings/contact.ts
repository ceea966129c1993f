import { z } from 'zod'
import { optionalText, optionalUrl } from './values'

/** Addresses at which people reach the province. */
export const contactSettings = {
  CONTACT_EMAIL: z.email().default('info@jabarprov.go.id').describe('Public contact address.'),
  DATA_OFFICER: optionalText.describe(
    'Name or office of the data protection officer, as the privacy notice names it; left out while empty.',
  ),
  DATA_OFFICER_EMAIL: z
    .email()
    .optional()
    .describe('Address for questions about personal data; CONTACT_EMAIL while empty.'),
  BREACH_NOTICE_URL: optionalUrl.describe(
    'Public notice of a failure of data protection that is in force; the privacy notice links to it.',
  ),
  HOTLINE_URL: optionalUrl.describe('Chat link of the hotline; hidden while empty.'),
  MAPS_PORTAL_URL: optionalUrl.describe(
    'Maps portal of the province, linked from quick access and the home page; no link while empty.',
  ),
}
