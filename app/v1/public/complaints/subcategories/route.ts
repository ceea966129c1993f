import { z } from 'zod'
import { Problem } from '@/lib/errors'
import { guardKey } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

const categoryId = z.string().max(100, 'max').optional()
// A sister system calls the parameter by its longer name.
const subcategoryQuery = z.object({ category_id: categoryId, complaint_category_id: categoryId })

/** Contract 2.4: empty for an unknown category. */
export const GET = handle({ cache: 'guarded' }, async ({ request, locale }) => {
  guardKey(request)
  const query = readQuery(request, subcategoryQuery)
  const id = query.category_id ?? query.complaint_category_id
  if (!id)
    throw new Problem('VALIDATION_FAILED', { fields: { category_id: [{ rule: 'required' }] } })
  return Response.json({ data: await (await portal()).complaints.subcategories(id, locale) })
})
