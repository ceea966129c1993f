import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'

/** Where the first item of each kind of page is found. */
const sources: Record<string, string> = {
  news: '/v1/public/news?per_page=1',
  service: '/v1/public/master-data-publications?per_page=1',
  document: '/v1/public/document-archives?per_page=1',
  announcement: '/v1/public/announcements?per_page=1',
  information: '/v1/informations?per_page=1',
  event: '/v1/public/events?per_page=1',
}
const list = z.object({
  data: z
    .array(
      z.object({ slug: z.string().optional(), id: z.union([z.string(), z.number()]).optional() }),
    )
    .min(1),
})

/** Puts an address of the content in place of each name in braces. */
export async function withSlugs(request: APIRequestContext, path: string): Promise<string> {
  let filled = path
  for (const [name, source] of Object.entries(sources)) {
    if (!filled.includes(`{${name}}`)) continue
    const [item] = list.parse(await (await request.get(source)).json()).data
    filled = filled.replace(`{${name}}`, String(item?.slug ?? item?.id))
  }
  return filled
}
