import { guardWrite, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { formKeyOf } from '@/lib/server/api/complaint-requests'
import { readUpload } from '@/lib/server/api/upload-form'
import { portal } from '@/lib/server/portal'

/** Contract 2.5: one photo for the form named by X-Form-Token; the answer is flat, as the predecessor's. */
export const POST = handle({ cache: 'never', namesBrowser: true }, async ({ request, caller }) => {
  guardWrite(request)
  const formToken = formKeyOf(request, 'X-Form-Token')
  await limit(caller, 'upload')
  const file = await readUpload(request)
  return Response.json(await (await portal()).media.savePhoto(file, formToken), { status: 201 })
})
