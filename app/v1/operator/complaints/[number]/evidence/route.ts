import { z } from 'zod'
import { actorMax } from '@/lib/schemas/complaint-handling'
import { line } from '@/lib/schemas/text'
import { numberIn, operatorRoute, type NumberParams } from '@/lib/server/api/operator'
import { readValue } from '@/lib/server/api/read-request'
import { photoOf, readPhotoForm } from '@/lib/server/api/upload-form'

const actor = z.string('required').pipe(line(1, actorMax))

/** One photo (`file`) and who uploads it (`actor`), as evidence for a move within 24 hours. */
export const POST = operatorRoute<NumberParams>(
  'handle',
  async ({ request, params, handling, signed }) => {
    const number = numberIn(params)
    const form = await readPhotoForm(request)
    const { actor: uploader } = signed({ actor: readValue('actor', form.get('actor'), actor) })
    return Response.json(
      { data: await handling.addEvidence(number, await photoOf(form), uploader) },
      { status: 201 },
    )
  },
)
