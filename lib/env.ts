import { z } from 'zod'
import { EnvError } from './env-error'

const optionalText = z.string().trim().min(1).optional()
const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    (value) => new URL(value).origin === value.replace(/\/$/, ''),
    'must be an origin such as https://jabarprov.go.id, without a path',
  )
  .transform((value) => new URL(value).origin)
const optionalUrl = z.url({ protocol: /^https?$/ }).optional()
/** Secrets with commas between, the present one first, so that one can be changed without a moment in which the old one is refused. */
const secrets = z
  .string()
  .transform((value) => value.split(',').map((entry) => entry.trim()))
  .pipe(
    z.array(
      z.string().min(32, 'must have at least 32 characters, and commas only between several'),
    ),
  )
  .optional()

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port where the portal listens.'),
  HOST: z.string().trim().min(1).default('127.0.0.1').describe('Address where it listens.'),
  SITE_ORIGIN: origin
    .optional()
    .describe(
      'Public address, for canonical links, sitemap, cookies (Secure on https) and HSTS. Default: http://localhost:PORT',
    ),
  DATA_DIR: z
    .string()
    .trim()
    .min(1)
    .default('./data')
    .describe('Folder of the SQLite database and the complaint photos.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('postgres://user:password@host:5432/database instead of SQLite.'),
  PORTAL_API_URL: optionalUrl.describe(
    'Another portal or provincial API with the same contract: this process then keeps no database. There, set TRUSTED_PROXIES to this ' +
      "portal's address, so that limits count each caller, ALLOWED_ORIGINS to its SITE_ORIGIN, and the same PORTAL_API_KEY and " +
      'OPERATOR_TOKEN (here its first value may be a named token of there).',
  ),
  PORTAL_API_KEY: optionalText.describe(
    'Key that lets another system call the guarded part of /v1 (header api-key).',
  ),
  PORTAL_API_TIMEOUT_MS: wholeNumber(100, 60_000)
    .default(10_000)
    .describe('How long one call to PORTAL_API_URL may take, milliseconds.'),
  MEDIA_URL: z
    .url({ protocol: /^s3$/ })
    .optional()
    .describe(
      'Bucket for photos instead of DATA_DIR: s3://KEY:SECRET@host:9000/bucket?region=…&ssl=false (TLS unless ssl=false, / in the secret ' +
        'as %2F). It must exist and be closed to the public; portals on several machines need it.',
    ),
  BACKUP_URL: z
    .string()
    .trim()
    .regex(/^(?:s3:\/\/|\/)./, 'must be a folder (/…) or a bucket (s3://…)')
    .optional()
    .describe(
      'Backup set: a folder /… or a bucket s3://… (written like MEDIA_URL, holding nothing else).',
    ),
  BACKUP_RECIPIENT: z
    .string()
    .trim()
    .regex(/^age1[02-9ac-hj-np-z]{58}$/, 'must be a public key of age (age1…, made by age-keygen)')
    .optional()
    .describe(
      'Public key that backups are encrypted to (age1…, from age-keygen); a bucket needs it. Its private half never lies on this machine.',
    ),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .describe(
      'Addresses or CIDR blocks, with commas between, whose X-Forwarded-* headers are believed.',
    ),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin))
    .describe(
      'Origins besides SITE_ORIGIN, with commas between, that may send writes from a browser.',
    ),
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
  WEATHER_API_URL: optionalUrl.describe(
    'Forecast of the weather agency BMKG, https://api.bmkg.go.id/publik/prakiraan-cuaca (free, no key); weather is "not available" ' +
      'while empty. Its terms: name BMKG as the source (the popup does), at most 60 calls a minute per address (the portal makes 50).',
  ),
  GOOGLE_MAPS_API_KEY: optionalText.describe(
    "Offers Google's street map on the complaint form, loaded only when somebody opens it; its hosts enter the content policy of that " +
      'page alone.',
  ),
  OPERATOR_TOKEN: secrets.describe(
    'Bearer token of /v1/operator with every scope, at least 32 characters; several with commas between while one is changed. Named ' +
      'tokens with an end (npm run portal -- operator tokens add) are better; the paths do not exist while there is neither.',
  ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Mail server for messages to reporters, smtp://user:password@host:587 or smtps://…; nothing is queued or sent while empty.',
    ),
  VAPID_PUBLIC_KEY: z
    .string()
    .trim()
    .regex(/^B[\w-]{86}$/, 'must be a key that npm run portal -- push keys prints')
    .optional()
    .describe(
      'Key by which push services know this portal, with its private half (npm run portal -- push keys prints a pair). Browsers are told ' +
        'about complaints only while both are set; a new pair ends what browsers have agreed to.',
    ),
  VAPID_PRIVATE_KEY: z
    .string()
    .trim()
    .regex(/^[\w-]{43}$/, 'must be a key that npm run portal -- push keys prints')
    .optional()
    .describe('Private half of VAPID_PUBLIC_KEY.'),
  VAPID_SUBJECT: z
    .string()
    .trim()
    .regex(/^(?:mailto:|https:\/\/)./, 'must begin with mailto: or https://')
    .optional()
    .describe(
      'Where push services may complain, mailto:… or https://…; CONTACT_EMAIL while empty.',
    ),
  PUSH_HOSTS: z
    .string()
    .default(
      'fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com',
    )
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^(?:\*\.)?[\da-z-]+(?:\.[\da-z-]+)+$/,
            'must be names of hosts, with commas between',
          ),
      ),
    )
    .describe(
      'Push services that may be called, with commas between, *. in front for all below a name; a browser at another one is refused.',
    ),
  NOTIFY_WEBHOOK_URL: optionalUrl.describe(
    "The province's gateway for messages to phones (WhatsApp, SMS): called with a signed message (Standard Webhooks) for reporters who " +
      'chose it; the choice is not offered while this or its secret is empty.',
  ),
  NOTIFY_WEBHOOK_SECRET: secrets.describe(
    'Signs these calls, at least 32 characters (whsec_ and base64, or any text); several with commas between while one is changed, all sign.',
  ),
  MAIL_FROM: z.email().optional().describe('Sender of these messages; CONTACT_EMAIL while empty.'),
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
  PREVIEW_SECRET: secrets.describe(
    'Signs links to previews, at least 32 random characters; several with commas between while one is changed, the first signs. No ' +
      'previews while empty.',
  ),
  EDITOR_ORIGIN: origin
    .optional()
    .describe('The one site that may frame previews and send drafts to them.'),
  METRICS_PORT: wholeNumber(0, 65_535)
    .optional()
    .describe(
      'Port of the measurements for Prometheus (/metrics); off while empty. Never make it public.',
    ),
  METRICS_HOST: z
    .string()
    .trim()
    .min(1)
    .default('127.0.0.1')
    .describe('Address of the measurements.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl.describe(
    'Collector of traces (OTLP over HTTP): requests by route, renders, statements by kind; no address, query, statement or words of an ' +
      'error. Off while empty.',
  ),
  MAX_RENDERS: wholeNumber(1, 64)
    .default(4)
    .describe('Pages rendered at once before requests queue.'),
  CACHE_MAX_BYTES: wholeNumber(1_048_576, 8_589_934_592)
    .default(134_217_728)
    .describe('Memory of the page cache, bytes (128 MiB).'),
  MIN_FREE_BYTES: wholeNumber(0, 1_099_511_627_776)
    .default(209_715_200)
    .describe('Writes answer 503 while the data disk has less free space, bytes (200 MiB).'),
  RETENTION_IDENTITY_DAYS: wholeNumber(1, 36_500)
    .default(365)
    .describe(
      'Days after its end that a complaint keeps who sent it (name, phone, e-mail, address, messages with officers, the reason of a rating).',
    ),
  RETENTION_WITHDRAWN_DAYS: wholeNumber(1, 36_500)
    .default(365)
    .describe(
      'Days after its end that a withdrawn complaint keeps its text and photos; the empty row stays for the statistics.',
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
      'Days that answers of the visitor survey are kept, with gender, age, education, occupation, domicile and texts, and reports about pages; the totals stay.',
    ),
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
  RATE_LIMIT_SCALE: z.coerce
    .number()
    .positive()
    .max(1_000_000)
    .default(1)
    .describe('Multiplies every rate limit; raise it only for load tests.'),
})

/** What each setting means, its unit and default, as JSON Schema: `.env.example` and the operator's table are written from it. */
export const settingsSchema = () => z.toJSONSchema(schema, { io: 'input' })

/** Settings of the process, validated. */
export type Env = Omit<z.output<typeof schema>, 'SITE_ORIGIN'> & { SITE_ORIGIN: string }

/**
 * Reads settings from a bag of text values; empty text counts as not given.
 * @throws EnvError naming the first wrong setting and what is wrong with it
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new EnvError(
      `Setting ${issue?.path[0]?.toString() ?? '?'} is wrong: ${issue?.message ?? 'unreadable'}`,
    )
  }
  return {
    ...parsed.data,
    SITE_ORIGIN: parsed.data.SITE_ORIGIN ?? `http://localhost:${parsed.data.PORT}`,
  }
}

let current: Env | undefined

/** The settings of this process, read once. @throws EnvError */
export function env(): Env {
  current ??= parseEnv(process.env)
  return current
}
