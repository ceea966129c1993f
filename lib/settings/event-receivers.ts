import { z } from 'zod'
import { secret } from './values'

const receiversMax = 10
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

function isClosedToOthers(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || loopback.test(hostname)
}

const receiver = z.object({
  /** Told in logs, measurements and ids of calls. */
  name: z
    .string()
    .regex(
      /^[a-z](?:[a-z\d-]{0,38}[a-z\d])?$/,
      'each name must be 1 to 40 small letters, digits and hyphens',
    ),
  url: z
    .url({ protocol: /^https?$/, error: 'each name needs an address https://…', abort: true })
    .refine(isClosedToOthers, 'an address outside this machine must be https'),
  /** The present one first; all sign. */
  secrets: z.array(secret()).min(1, 'each address needs a secret'),
})

/** A system that is told about steps of complaints. */
export type EventReceiver = z.output<typeof receiver>

const partsOf = (entry: string) => {
  const [name = '', url = '', ...secrets] = entry.trim().split(/\s+/)
  return { name, url, secrets }
}

/** The setting of these systems: `name address secret [secret …]`, commas between several. */
export const eventReceivers = z
  .string()
  .transform((value) => value.split(',').map(partsOf))
  .pipe(z.array(receiver).max(receiversMax, `must be at most ${receiversMax} receivers`))
  .refine(
    (receivers) => new Set(receivers.map(({ name }) => name)).size === receivers.length,
    'each receiver needs a name of its own',
  )
