import { api } from '@/lib/api/client'

/** Counts a reading; the server counts a browser once per article and half hour. A failed count never disturbs the reader. */
export async function countView(slug: string): Promise<void> {
  await api.post(`/public/news/slug/${encodeURIComponent(slug)}/view`).catch(() => undefined)
}
