import { z } from 'zod'

/** Any text may be checked; an invalid link is a result, not an error. */
export const linkCheckQuery = z.object({ link: z.string('required').min(1, 'required') })

/** Contract section 11; `trusted` is ours. */
export const linkCheck = z.object({
  /** As given. */
  link: z.string(),
  /** A web address that the portal would lead to as it stands: http or https, a host, no user or password, at most 2048 characters. */
  valid: z.boolean(),
  /** A valid address that starts with https. */
  ssl: z.boolean(),
  /** A valid address of a known government host (`*.go.id`). */
  trusted: z.boolean(),
})
export type LinkCheck = z.output<typeof linkCheck>
