import { z } from 'zod'
import { line } from './text'

const phoneMin = 10
const phoneMax = 15
const emailMax = 254

export const phone = z
  .string()
  .transform((value) => value.normalize('NFKC').replace(/[\s.()\p{Pd}\p{Cf}]+/gu, ''))
  .pipe(
    z
      .string()
      .min(1, { abort: true, error: 'required' })
      .regex(/^\d+$/, { abort: true, error: 'numeric' })
      .regex(/^08/, { abort: true, error: 'phoneNumber' })
      .min(phoneMin, 'min')
      .max(phoneMax, 'max'),
  )

const localMax = 64
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** What mail servers take at all (RFC 5321, RFC 1035), where the pattern of the library is looser: "a@b-.co" reaches nobody. */
const isAddressable = (address: string) => {
  const at = address.lastIndexOf('@')
  return (
    at <= localMax &&
    address
      .slice(at + 1)
      .split('.')
      .every((part) => label.test(part))
  )
}

/** An address that can exist; whether mail is likely to arrive there is a doubt (`isPlausibleEmail`), which refuses nobody's complaint. */
export const email = line(1, emailMax).pipe(
  z.email({ error: 'email', abort: true }).refine(isAddressable, 'email'),
)

export const complaintPhoto = z.strictObject({
  file_name: z.string().min(1, 'required').max(200, 'max'),
  file_download_uri: z.string().min(1, 'required').max(500, 'max'),
  size: z.number().int().nonnegative(),
})
