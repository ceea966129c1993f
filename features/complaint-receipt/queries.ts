import { api } from '@/lib/api/client'
import { parsed } from '@/lib/api/parsed'
import { receiptCheck } from '@/lib/schemas/complaint-following'

/** Whether the code of a paper receipt belongs to its number, and the Jakarta day of receipt. @throws ApiFailure */
export async function checkReceipt(
  number: string,
  code: string,
): Promise<{ is_genuine: boolean; received_on: string | null }> {
  const response = await api
    .post<unknown>('/public/complaints/receipt-check', { complaint_number: number, code })
    .then(parsed(receiptCheck))
  return response.data
}
