import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'

/** The receipt as a file (PDF), asked for with the secret in a header. @throws ApiFailure */
export async function fetchReceipt(number: string, secret: string): Promise<Blob> {
  const response = await api.get<unknown>(
    `/public/complaints/${encodeURIComponent(number)}/receipt`,
    {
      responseType: 'blob',
      headers: { Accept: 'application/pdf', 'X-Complaint-Secret': secret },
    },
  )
  if (!(response.data instanceof Blob))
    throw new ApiFailure({ status: response.status, code: 'BAD_ANSWER' })
  return response.data
}
