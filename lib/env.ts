import { z } from 'zod'
import { EnvError } from './env-error'
import { capacitySettings } from './settings/capacity'
import { contactSettings } from './settings/contact'
import { contentSettings } from './settings/content'
import { externalServiceSettings } from './settings/external-services'
import { notificationSettings } from './settings/notifications'
import { observabilitySettings } from './settings/observability'
import { portalApiSettings } from './settings/portal-api'
import { retentionSettings } from './settings/retention'
import { serverSettings } from './settings/server'
import { storageSettings } from './settings/storage'

/** What a setting means stands in the file of its subject; the order here is that of the documents that are written from them. */
const schema = z.object({
  ...serverSettings,
  ...storageSettings,
  ...portalApiSettings,
  ...contactSettings,
  ...notificationSettings,
  ...externalServiceSettings,
  ...contentSettings,
  ...observabilitySettings,
  ...capacitySettings,
  ...retentionSettings,
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
