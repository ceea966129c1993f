import { type Env, env } from '@/lib/env'
import { CommandFailure } from './output'

export const whole = (count: number) => count.toLocaleString('en-US')

/** What a backup holds, in one line. */
export function contentsLine({
  tables,
  photos,
  missing,
}: {
  tables: Record<string, number>
  photos: number
  missing: number
}): string {
  const gone = missing === 0 ? '' : ` (${whole(missing)} more were no longer there)`
  return `${whole(tables.complaints ?? 0)} complaints, ${whole(photos)} photos${gone}, ${whole(tables.content_items ?? 0)} content items`
}

/** The settings of a portal that keeps something. @throws CommandFailure where a remote portal does */
export function ownSettings(): Env {
  const settings = env()
  if (settings.PORTAL_API_URL)
    throw new CommandFailure(
      'PORTAL_API_URL is set: this portal keeps nothing of its own; run the command where that address is served.',
    )
  return settings
}
