import { z } from 'zod'

const optionalText = z.string().trim().min(1).optional()
const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((value) => new URL(value).origin === value.replace(/\/$/, ''), 'must be an origin such as https://jabarprov.go.id, without a path')
  .transform((value) => new URL(value).origin)
const optionalUrl = z.url({ protocol: /^https?$/ }).optional()
/** Secrets with commas between, the present one first, so that one can be changed without a moment in which the old one is refused. */
const secrets = z
  .string()
  .transform((value) => value.split(',').map((entry) => entry.trim()))
  .pipe(z.array(z.string().min(32, 'must have at least 32 characters, and commas only between several')))
  .optional()

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  SITE_ORIGIN: origin.optional(),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PORTAL_API_URL: optionalUrl,
  PORTAL_API_KEY: optionalText,
  PORTAL_API_TIMEOUT_MS: wholeNumber(100, 60_000).default(10_000),
  MEDIA_URL: z.url({ protocol: /^s3$/ }).optional(),
  BACKUP_URL: z.string().trim().regex(/^(?:s3:\/\/|\/)./, 'must be a folder (/…) or a bucket (s3://…)').optional(),
  BACKUP_RECIPIENT: z.string().trim().regex(/^age1[02-9ac-hj-np-z]{58}$/, 'must be a public key of age (age1…, made by age-keygen)').optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value) => value.split(',').map((entry) => entry.trim()).filter(Boolean)),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').map((entry) => entry.trim()).filter(Boolean))
    .pipe(z.array(origin)),
  CONTACT_EMAIL: z.email().default('info@jabarprov.go.id'),
  HOTLINE_URL: optionalUrl,
  MAPS_PORTAL_URL: optionalUrl,
  WEATHER_API_URL: optionalUrl,
  GOOGLE_MAPS_API_KEY: optionalText,
  OPERATOR_TOKEN: secrets,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  EMBED_WIDGET_URL: optionalUrl,
  UNLEASH_PROXY_URL: optionalUrl,
  UNLEASH_CLIENT_KEY: optionalText,
  UNLEASH_APP_NAME: z.string().trim().min(1).default('portal-jabar'),
  RESPONSIVEVOICE_KEY: optionalText,
  ANALYTICS_ID: z.string().trim().regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id such as G-ABC123').optional(),
  PREVIEW_SECRET: secrets,
  EDITOR_ORIGIN: origin.optional(),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
  MAX_RENDERS: wholeNumber(1, 64).default(4),
  CACHE_MAX_BYTES: wholeNumber(1_048_576, 8_589_934_592).default(134_217_728),
  MIN_FREE_BYTES: wholeNumber(0, 1_099_511_627_776).default(209_715_200),
  RETENTION_IDENTITY_DAYS: wholeNumber(1, 36_500).default(365),
  RETENTION_WITHDRAWN_DAYS: wholeNumber(1, 36_500).default(365),
  RETENTION_ENDED_DAYS: wholeNumber(1, 36_500).default(1825),
  RETENTION_UNTOUCHED_DAYS: wholeNumber(1, 36_500).default(830),
  RETENTION_CONTACT_READS_DAYS: wholeNumber(1, 36_500).default(1200),
  RATE_LIMIT_SCALE: z.coerce.number().positive().max(1_000_000).default(1),
})

/** Settings of the process, validated. Units and meaning stand in `.env.example` and the README. */
export type Env = Omit<z.output<typeof schema>, 'SITE_ORIGIN'> & { SITE_ORIGIN: string }

/** A setting is missing or wrong; the message is one line that names it. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * Reads settings from a bag of text values; empty text counts as not given.
 * @throws EnvError naming the first wrong setting and what is wrong with it
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new EnvError(`Setting ${issue?.path[0]?.toString() ?? '?'} is wrong: ${issue?.message ?? 'unreadable'}`)
  }
  return { ...parsed.data, SITE_ORIGIN: parsed.data.SITE_ORIGIN ?? `http://localhost:${parsed.data.PORT}` }
}

let current: Env | undefined

/** The settings of this process, read once. @throws EnvError */
export function env(): Env {
  current ??= parseEnv(process.env)
  return current
}
