import { optionalText, optionalUrl, secrets, wholeNumber } from './values'

/** Another portal that this one asks, and who may use the guarded parts of this one's API. */
export const portalApiSettings = {
  PORTAL_API_URL: optionalUrl.describe(
    'Another portal or provincial API with the same contract: this process then keeps no database and sends no messages. There, set TRUSTED_PROXIES to this ' +
      "portal's address, so that limits count each caller, ALLOWED_ORIGINS to its SITE_ORIGIN, and the same PORTAL_API_KEY and " +
      'OPERATOR_TOKEN (here its first value may be a named token of there).',
  ),
  PORTAL_API_TIMEOUT_MS: wholeNumber(100, 60_000)
    .default(10_000)
    .describe('How long one call to PORTAL_API_URL may take, milliseconds.'),
  PORTAL_API_KEY: optionalText.describe(
    'Key that lets another system call the guarded part of /v1 (header api-key).',
  ),
  OPERATOR_TOKEN: secrets.describe(
    'Bearer token of /v1/operator with every scope, at least 32 characters; several with commas between while one is changed. Named ' +
      'tokens with an end (npm run portal -- operator tokens add) are better; the paths do not exist while there is neither.',
  ),
}
