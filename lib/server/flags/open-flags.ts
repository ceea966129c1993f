import type { Env } from '@/lib/env'
import { tagsOfFlags } from '@/lib/flags'
import { noteAs } from '@/lib/server/observability/log-event'
import type { FlagsPort } from './port'
import { purge } from '@/lib/server/purge'
import { createUnleashFlags } from './unleash-flags'

type FlagSettings = Pick<Env, 'UNLEASH_PROXY_URL' | 'UNLEASH_CLIENT_KEY' | 'UNLEASH_APP_NAME'>

/** Failures of other services are warnings, not errors of the portal. */
const note = noteAs('warn')

/** Whether flags come from an external service; address and key are both needed. */
export const usesFlagService = ({
  UNLEASH_PROXY_URL: url,
  UNLEASH_CLIENT_KEY: key,
}: FlagSettings) => url !== undefined && key !== undefined

/** The flags of the service at UNLEASH_PROXY_URL, or the stored ones of this backend. */
export function openFlags(
  {
    UNLEASH_PROXY_URL: url,
    UNLEASH_CLIENT_KEY: clientKey,
    UNLEASH_APP_NAME: appName,
  }: FlagSettings,
  stored: FlagsPort,
): FlagsPort & { close: () => Promise<void> } {
  if (url === undefined || clientKey === undefined)
    return { all: () => stored.all(), close: async () => undefined }
  return createUnleashFlags({
    url,
    clientKey,
    appName,
    note,
    onChange: (changed) => purge(tagsOfFlags(changed)),
  })
}
