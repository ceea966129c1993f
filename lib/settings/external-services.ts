import { z } from 'zod'
import { optionalText, optionalUrl } from './values'

/** Services of others that pages or the portal ask. */
export const externalServiceSettings = {
  WEATHER_API_URL: optionalUrl.describe(
    'Forecast of the weather agency BMKG, https://api.bmkg.go.id/publik/prakiraan-cuaca (free, no key); weather is "not available" ' +
      'while empty. Its terms: name BMKG as the source (the popup does), at most 60 calls a minute per address (the portal makes 50).',
  ),
  GOOGLE_MAPS_API_KEY: optionalText.describe(
    "Offers Google's street map on the complaint form, loaded only when somebody opens it; its hosts enter the content policy of that " +
      'page alone.',
  ),
  EMBED_WIDGET_URL: optionalUrl.describe(
    'Page of another site shown as a widget on the home page, in a sandbox, alone allowed there by the content policy; sites of the ' +
      'national government are listed in its place while empty.',
  ),
  UNLEASH_PROXY_URL: optionalUrl.describe(
    'Flags from an Unleash proxy or frontend API, asked every 30 s; the stored flags (npm run portal -- flags) while empty.',
  ),
  UNLEASH_CLIENT_KEY: optionalText.describe('Client key of UNLEASH_PROXY_URL.'),
  UNLEASH_APP_NAME: z
    .string()
    .trim()
    .min(1)
    .default('portal-jabar')
    .describe('Name of this application there.'),
  RESPONSIVEVOICE_KEY: optionalText.describe(
    "Voice of the home page's reader; the browser's own speaks while empty. Its hosts enter the content policy of the home page alone.",
  ),
  ANALYTICS_ID: z
    .string()
    .trim()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id such as G-ABC123')
    .optional()
    .describe(
      'Google Analytics, G-…, loaded only after consent; its hosts enter the content policy only then.',
    ),
}
