import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { isApiPath, matchPage } from '@/lib/server/http/routes'
import { publicFolder } from '@/lib/server/files/public-folder'

/** Pages of single items: each of them must be an item that can be found. */
const itemPages = new Set([
  '/berita/[slug]',
  '/layanan/[slug]',
  '/arsip-dan-dokumen/[slug]',
  '/pencarian/[domain]/[slug]',
  '/tentang-jawa-barat/[bagian]',
])
const nowhere = '/[...]'

/** Says of paths without language whether a page, an item's page or a file of the portal stands there. */
export async function knownPaths(
  db: Kysely<Database>,
  files = publicFolder(),
): Promise<(path: string) => boolean> {
  const rows = await db.selectFrom('search_documents').select('path').execute()
  const found = new Set(rows.map(({ path }) => path.split('?')[0] ?? path))
  return (path) => {
    if (found.has(path)) return true
    if (isApiPath(path)) return true
    const { pattern } = matchPage(path).route
    if (pattern !== nowhere && !itemPages.has(pattern)) return true
    return path.includes('.') && !path.includes('..') && existsSync(join(files, path))
  }
}
