import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { complaintStatuses } from '@/lib/complaints/statuses'
import { actor } from '@/lib/schemas/complaint-handling'
import { email, phone } from '@/lib/schemas/complaint-fields'

/** What is wrong with the configuration, in one line for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

// Keys and tokens go with every call: plain only on this machine.
const address = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    (url) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(`${url}/`),
    'must begin with https://',
  )
  .transform((url) => url.replace(/\/+$/, ''))
const inBothLanguages = z.strictObject({ id: z.string().min(1), en: z.string().min(1) })

/**
 * What a step of the other portal becomes here: nothing, a word to the reporter, or moves, the last one being meant. Not those for which an
 * officer has to say more than a note, such as which office or why it is refused, nor a withdrawal, which is the reporter's.
 */
const act = z.union([
  z.enum(['ignore', 'answer']),
  z
    .array(
      z
        .enum(complaintStatuses)
        .exclude(['coordinated', 'diverted_to_span', 'rejected', 'canceled']),
    )
    .min(1)
    .max(3),
])

const schema = z.strictObject({
  $comment: z.string().optional(),
  /** The authority that complaints are forwarded to, as `body` of the move named it. */
  office: z.string().min(1),
  /** Who the history of the province's complaints says has written. */
  actor,
  state_folder: z.string().min(1),
  every_seconds: z.number().int().min(5).max(3600).default(60),
  /** Of one call, milliseconds. */
  timeout_ms: z.number().int().min(100).max(60_000).default(10_000),
  province: z.strictObject({ url: address, token_file: z.string().min(1) }),
  other: z.strictObject({
    name: inBothLanguages,
    /** Where `requests.json` lies. */
    open311_url: address,
    /** Where the steps of a request are read, `{id}` standing for its number, if that portal tells them as ours does. */
    steps_url: address.optional(),
    api_key_file: z.string().min(1),
    jurisdiction_id: z.string().min(1).optional(),
    /** Longest description that it takes. */
    description_max: z.number().int().min(200).max(10_000).default(1000),
  }),
  /** Whom the other portal may ask: a desk of the province. The reporter's own name and contacts are never sent. */
  sender: z.strictObject({
    first_name: z.string().min(1).max(100),
    last_name: z.string().max(100).default(''),
    phone,
    email,
  }),
  /** `village`: the middle of the village, as everybody may read it; `exact`: the place and street that the reporter gave. */
  place: z.enum(['village', 'exact']).default('village'),
  /** Further fields of each request. */
  attributes: z.record(z.string(), z.string()).default({}),
  /** `category.subcategory` or `category` here → service code there; `otherwise` for all else. */
  services: z.object({ otherwise: z.string().min(1) }).catchall(z.string().min(1)),
  /** Kind of a step there, or its status for a move (`open`, `closed` where the portal tells no steps) → what it becomes here. */
  steps: z.record(z.string(), act),
  texts: z.strictObject({
    /** In the other portal's language, of `{title}`, `{description}` and `{number}`. */
    description: z.string().includes('{description}').includes('{number}'),
    /** Of `{portal}`, `{number}`, `{time}` and `{note}`. */
    news: inBothLanguages,
    /** Of `{portal}` and `{number}`: the note of a move that the one which is meant needs before it. */
    taken_up: inBothLanguages,
  }),
})
export type Config = z.output<typeof schema> & { token: string; apiKey: string }

async function textOf(path: string, what: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch {
    throw new ConfigError(`${what} ${path} cannot be read`)
  }
}

/** @throws ConfigError with the first field that is wrong */
export function parseConfig(text: string): z.output<typeof schema> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ConfigError('The configuration is no JSON')
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ConfigError(`The configuration is wrong: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** Reads a configuration and the two secrets that it names; their paths and the state's are taken from its own folder. @throws ConfigError */
export async function readConfig(path: string): Promise<Config> {
  const config = parseConfig(await textOf(path, 'The configuration'))
  const inFolder = (name: string) => resolve(dirname(path), name)
  return {
    ...config,
    state_folder: inFolder(config.state_folder),
    token: await textOf(inFolder(config.province.token_file), 'The token'),
    apiKey: await textOf(inFolder(config.other.api_key_file), 'The key'),
  }
}

/** The service of the other portal for a kind of complaint, `category.subcategory` as Open311 names it here. */
export function serviceFor({ services }: Pick<Config, 'services'>, code: string): string {
  const category = code.split('.', 1)[0] ?? ''
  return services[code] ?? services[category] ?? services.otherwise
}
