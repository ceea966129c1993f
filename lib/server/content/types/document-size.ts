import { statSync } from 'node:fs'
import { join } from 'node:path'
import { publicFolder } from '@/lib/server/files/public-folder'

/**
 * Bytes of a document's file: measured when it belongs to the product, as stated when it is on another site.
 * @returns null when it is not stated, undefined when the file should be there and is not
 */
export function documentSize({
  source,
  size,
}: {
  source: string
  size?: number | undefined
}): number | null | undefined {
  if (!source.startsWith('/')) return size ?? null
  return statSync(join(publicFolder(), source), { throwIfNoEntry: false })?.size
}
