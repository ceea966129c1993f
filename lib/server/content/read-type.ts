import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { withoutByteOrderMark } from '@/lib/json'
import { ContentError } from './content-error'
import type { ContentSource } from './content'
import type { ContentFile, ContentType } from './content-type'
import { hashOf } from './hash-of'
import { namesInFolder, readContentFile } from './read-file'

/** A checked item, the hash by which an import knows whether it has changed, and the words it was read from. */
export interface ReadItem<File extends ContentFile> {
  file: File
  hash: string
  sources: Omit<ContentSource, 'content_hash'>[]
}

/** Names in a folder that end in `suffix`, in alphabetical order without hidden ones; no folder, no names. */
const namesIn = (folder: string, suffix = '') =>
  existsSync(folder)
    ? namesInFolder(folder)
        .filter((name) => name.endsWith(suffix) && !name.startsWith('.'))
        .sort()
    : []

/** @throws ContentError naming the file and the first wrong field */
export function checked<T extends z.ZodType>(schema: T, value: unknown, file: string): z.output<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ContentError(
    `${file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'unreadable'}`,
  )
}

/** @throws ContentError when the file cannot be read or is not JSON */
export function readJson(file: string): { value: unknown; source: string } {
  const source = withoutByteOrderMark(readContentFile(file))
  // Escaped, as text out of a PDF may hold it.
  const withoutNul = (name: string, value: unknown) => {
    if (typeof value === 'string' && value.includes('\0'))
      throw new ContentError(`${file}: ${name} holds the sign U+0000, which no database stores`)
    return value
  }
  try {
    return { value: JSON.parse(source, withoutNul) as unknown, source }
  } catch (error) {
    if (error instanceof ContentError) throw error
    throw new ContentError(`${file}: is not JSON`, { cause: error })
  }
}

function readMarkdown(file: string) {
  const text = readContentFile(file)
  // Editors on Windows save carriage returns, too.
  const source = withoutByteOrderMark(text).replaceAll('\r\n', '\n')
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source)
  if (!found?.[1] || !found[2]?.trim())
    throw new ContentError(`${file}: needs a head between two lines "---" and a text below it`)
  try {
    return { head: parseYaml(found[1]) as unknown, body: found[2].trim(), source, text }
  } catch (error) {
    throw new ContentError(
      `${file}: ${error instanceof Error ? error.message.split('\n')[0] : 'unreadable head'}`,
      { cause: error },
    )
  }
}

/** @throws ContentError when something else than a folder with `id.md` stands among articles */
function requireArticle(path: string) {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new ContentError(`${path}: is no folder of an article`)
  if (!existsSync(join(path, 'id.md'))) throw new ContentError(`${path}: has no id.md`)
}

/** An article of a folder: its original beside its translation, if there is one. */
function readArticle<File extends ContentFile>(
  folder: string,
  name: string,
  type: ContentType<File>,
  tagNames: Readonly<Record<string, string>>,
): ReadItem<File> {
  const { heads = { original: z.object({}), translation: z.object({}) } } = type
  requireArticle(join(folder, name))
  const [originalFile, englishFile] = [join(folder, name, 'id.md'), join(folder, name, 'en.md')]
  const original = readMarkdown(originalFile)
  const head = checked(heads.original, original.head, originalFile)
  const english = existsSync(englishFile) ? readMarkdown(englishFile) : null
  const file = checked(
    type.file,
    {
      ...(head as object),
      body: original.body,
      english: english && {
        ...(checked(heads.translation, english.head, englishFile) as object),
        body: english.body,
      },
    },
    originalFile,
  )
  const tags = type.namedTags?.(file) ?? []
  const unknownTag = tags.find((tag) => !Object.hasOwn(tagNames, tag))
  if (unknownTag !== undefined)
    throw new ContentError(`${originalFile}: tags "${unknownTag}" is not in tags.json`)
  const translatedTags = tags.map((tag) => tagNames[tag] ?? '')
  return {
    file,
    hash: english
      ? hashOf(original.source, english.source, ...translatedTags)
      : hashOf(original.source),
    sources: [
      { file: `${name}/id.md`, position: null, text: original.text },
      ...(english ? [{ file: `${name}/en.md`, position: null, text: english.text }] : []),
    ],
  }
}

function readFile<File extends ContentFile>(
  folder: string,
  name: string,
  { form, file: schema }: ContentType<File>,
): ReadItem<File>[] {
  const path = join(folder, name)
  const { value, source } = readJson(path)
  if (form === 'item')
    return [
      {
        file: checked(schema, value, path),
        hash: hashOf(source),
        sources: [{ file: name, position: null, text: source }],
      },
    ]
  const written = Array.isArray(value) ? (value as readonly unknown[]) : []
  return checked(z.array(schema), value, path).map((file, position) => ({
    file,
    hash: hashOf(JSON.stringify(file)),
    sources: [{ file: name, position, text: JSON.stringify(written[position]) }],
  }))
}

/**
 * The items of a kind in a content folder; no folder, no items.
 * @param tagNames English names by Indonesian ones, as `tags.json` gives them
 * @param chosen files, or folders of articles, to read; all of them unless named
 * @throws ContentError on the first file that is wrong
 */
export function readType<File extends ContentFile>(
  folder: string,
  type: ContentType<File>,
  tagNames: Readonly<Record<string, string>>,
  chosen: 'all' | ReadonlySet<string> = 'all',
): ReadItem<File>[] {
  const { kind, form } = type
  const isChosen = (name: string) => chosen === 'all' || chosen.has(name)
  const own = join(folder, kind)
  const items =
    form === 'article'
      ? namesIn(own)
          .filter(isChosen)
          .map((name) => readArticle(own, name, type, tagNames))
      : namesIn(own, '.json')
          .filter(isChosen)
          .flatMap((name) => readFile(own, name, type))
  const seen = new Map<number, string>()
  for (const { file, sources } of items) {
    const path = join(own, sources[0]?.file ?? '')
    const other = seen.get(file.id)
    if (other !== undefined)
      throw new ContentError(
        `${path}: id ${file.id} is used twice${other === path ? '' : `, in ${other} too`}`,
      )
    seen.set(file.id, path)
  }
  const error = type.folderError?.(items.map(({ file }) => file)) ?? null
  if (error !== null) throw new ContentError(`${kind}: ${error}`)
  return type.hashed
    ? items.map((item) => ({
        ...item,
        hash: hashOf(item.hash, ...(type.hashed?.(item.file) ?? [])),
      }))
    : items
}
