import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError } from '@/lib/server/seed/content-error'
import { namesIn } from '@/lib/server/seed/content-names'
import type { ContentFile, ContentType } from './content-type'
import type { Imported } from './import'

/** Hash of an item's texts, by which an import knows whether it has changed. */
export const hashOf = (...parts: string[]) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex')

/** @throws ContentError naming the file and the first wrong field */
export function checked<T extends z.ZodType>(schema: T, value: unknown, file: string): z.output<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ContentError(
    `${file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'unreadable'}`,
  )
}

/** @throws ContentError when the file is not JSON */
export function readJson(file: string): { value: unknown; source: string } {
  const source = readFileSync(file, 'utf8')
  try {
    return { value: JSON.parse(source) as unknown, source }
  } catch {
    throw new ContentError(`${file}: is not JSON`)
  }
}

export function requireDistinctIds(items: readonly { id: number }[], kind: string) {
  const seen = new Set<number>()
  for (const { id } of items) {
    if (seen.has(id)) throw new ContentError(`${kind}: id ${id} is used twice`)
    seen.add(id)
  }
}

/** The items of a kind in a content folder, checked, with the hash of each; no folder, no items. @throws ContentError on the first that is wrong */
export function readType<File extends ContentFile>(
  folder: string,
  type: ContentType<File>,
): Imported<File>[] {
  const { kind, form, file: schema } = type
  const items = namesIn(join(folder, kind), '.json').flatMap((name): Imported<File>[] => {
    const file = join(folder, kind, name)
    const { value, source } = readJson(file)
    return form === 'list'
      ? checked(z.array(schema), value, file).map((item) => ({
          ...item,
          hash: hashOf(JSON.stringify(item)),
        }))
      : [{ ...checked(schema, value, file), hash: hashOf(source) }]
  })
  requireDistinctIds(items, kind)
  const error = type.folderError?.(items) ?? null
  if (error !== null) throw new ContentError(`${kind}: ${error}`)
  return items
}
