import { z } from 'zod'
import { line } from './text'

const phoneMin = 10
const phoneMax = 15
const emailMax = 254

export const phone = z
  .string()
  .transform((value) => value.normalize('NFKC').replace(/[\s.-]+/g, ''))
  .pipe(
    z
      .string()
      .min(1, { abort: true, error: 'required' })
      .regex(/^\d+$/, { abort: true, error: 'numeric' })
      .regex(/^08/, { abort: true, error: 'phoneNumber' })
      .min(phoneMin, 'min')
      .max(phoneMax, 'max'),
  )

export const email = line(1, emailMax).pipe(z.email('email'))

export const complaintPhoto = z.strictObject({
  file_name: z.string().min(1, 'required').max(200, 'max'),
  file_download_uri: z.string().min(1, 'required').max(500, 'max'),
  size: z.number().int().nonnegative(),
})
