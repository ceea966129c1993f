import { complaintNumber } from '@/lib/schemas/complaints'
import { guardKey, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readValue } from '@/lib/server/api/read-request'
import { foundByNumber, secretOf } from '@/lib/server/api/complaint-requests'
import { portal } from '@/lib/server/portal'

/** The receipt as PDF for whoever shows the secret in the header X-Complaint-Secret; a public complaint needs it as well. */
export const GET = handle<{ number: string }>(
  { cache: 'never' },
  async ({ request, params, caller, locale }) => {
    guardKey(request)
    await limit(caller, 'lookup')
    const number = readValue('number', params.number, complaintNumber)
    const pdf = await foundByNumber(
      number,
      await (await portal()).reporters.receipt(number, secretOf(request) ?? '', locale),
    )
    return new Response(Uint8Array.from(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${locale === 'id' ? 'tanda-terima' : 'receipt'}-${number.replace(/[^A-Z0-9-]/g, '')}.pdf"`,
      },
    })
  },
)
