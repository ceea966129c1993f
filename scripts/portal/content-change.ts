import { env } from '@/lib/env'
import type { ChangeKind, ContentChange } from '@/lib/server/content/change'
import { commandReader } from './complaints/system-user'

/** A change of content that a command makes: by the system's user, now. */
export const commandChange = (how: ChangeKind): ContentChange => ({
  how,
  by: commandReader(how).name,
  now: new Date(),
  versionsMax: env().CONTENT_VERSIONS_MAX,
})
