import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { encodeBase32, foldBase32 } from '@/lib/server/complaints/base32'

/** Bytes of a code: 40 bits, 8 characters. */
const codeBytes = 5
// Compared with when there is no such complaint, so that a miss takes as long as a hit; random in each process.
const dummySalt = randomBytes(16).toString('hex')

/** @returns `4F7K-9QXT`: proves that a receipt was issued for this number. @param salt random text of the complaint, in the database only */
export function receiptCode(salt: string, number: string): string {
  const code = encodeBase32(
    createHmac('sha256', salt).update(`receipt:${number}`).digest().subarray(0, codeBytes),
  )
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/**
 * Whether a code as typed (case, spaces, hyphens and confusable letters do not matter) belongs to a number; in constant time.
 * @param salt null when there is no such complaint
 */
export function isReceiptCode(typed: string, salt: string | null, number: string): boolean {
  const digest = (text: string) => createHmac('sha256', dummySalt).update(foldBase32(text)).digest()
  const isEqual = timingSafeEqual(digest(typed), digest(receiptCode(salt ?? dummySalt, number)))
  return isEqual && salt !== null
}
