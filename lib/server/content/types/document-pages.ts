import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicFolder } from '@/lib/server/files/public-folder'
import { pageCount } from '@/lib/server/pdf/page-count'

/** Pages of a document: counted in a PDF of the product, as stated for a file on another site; null for tables and where nobody knows. */
export function documentPages({
  source,
  pages,
}: {
  source: string
  pages?: number | undefined
}): number | null {
  if (!source.startsWith('/')) return pages ?? null
  return source.endsWith('.pdf') ? pageCount(readFileSync(join(publicFolder(), source))) : null
}
