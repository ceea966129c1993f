import { api } from '@/lib/api/client'

/** Adds one completed share; a failed count never disturbs the reader. */
export async function countShare(articleId: number): Promise<void> {
  await api.patch(`/public/news/${articleId}/share`).catch(() => undefined)
}
