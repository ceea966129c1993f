import { z } from 'zod'
import { origin, secrets, wholeNumber } from './values'

/** Content of editors: previews, the folder it comes from, earlier versions. */
export const contentSettings = {
  PREVIEW_SECRET: secrets.describe(
    'Signs links to previews, at least 32 random characters; several with commas between while one is changed, the first signs. No ' +
      'previews while empty.',
  ),
  EDITOR_ORIGIN: origin
    .optional()
    .describe('The one site that may frame previews and send drafts to them.'),
  CONTENT_SOURCE: z
    .string()
    .trim()
    .startsWith('/', 'must be a folder (/…)')
    .optional()
    .describe(
      'Folder of content that is brought in on a schedule, as `content export` writes it: a plain folder, or the top of a clone, which is pulled ' +
        'before (git pull --ff-only) where git is installed. By hand: npm run portal -- content sync.',
    ),
  CONTENT_SOURCE_MINUTES: wholeNumber(1, 10_080)
    .default(10)
    .describe('Minutes between two looks into CONTENT_SOURCE.'),
  CONTENT_SOURCE_DELETIONS: z
    .enum(['keep', 'withdraw'])
    .default('keep')
    .describe(
      'What becomes of items whose file has gone from CONTENT_SOURCE: they stay as they are, or are taken out of the portal.',
    ),
  CONTENT_VERSIONS_MAX: wholeNumber(1, 1_000)
    .default(20)
    .describe(
      'Earlier versions that an item of content keeps (npm run portal -- content history).',
    ),
  CONTENT_VERSIONS_DAYS: wholeNumber(1, 36_500)
    .default(1825)
    .describe('Days that an earlier version is kept after it was replaced, with who replaced it.'),
}
