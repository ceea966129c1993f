import { api } from '@/lib/api/client'
import { ApiFailure } from '@/lib/api/failure'

/** How long the browser may take to pick up the file before its memory is given back, milliseconds. */
const pickUpMs = 60_000

/** Fetches the receipt with the secret in a header and hands it to the browser as a file. @throws ApiFailure */
export async function downloadReceipt(number: string, secret: string): Promise<void> {
  const answer = await api.get<unknown>(
    `/public/complaints/${encodeURIComponent(number)}/receipt`,
    {
      responseType: 'blob',
      headers: { Accept: 'application/pdf', 'X-Complaint-Secret': secret },
    },
  )
  if (!(answer.data instanceof Blob))
    throw new ApiFailure({ status: answer.status, code: 'BAD_ANSWER' })
  const address = URL.createObjectURL(answer.data)
  const link = document.createElement('a')
  link.href = address
  link.download = `${number}.pdf`
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), pickUpMs)
}
