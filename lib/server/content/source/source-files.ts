import { createHash } from 'node:crypto'
import { type Dirent, existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ContentKind, everyKind } from '../content'
import { ContentError } from '../content-error'
import { unreadable } from '../read-file'

/** What is read and compared as one: a JSON file, or an article's folder. */
export interface SourceFile {
  /** `services/kartu-keluarga.json`, `news/siaga-banjir`, `tags.json`. */
  path: string
  /** Null for `tags.json`. */
  kind: ContentKind | null
  /** Name within the folder of the kind. */
  name: string
  hash: string
}

export const tagsPath = 'tags.json'
const articleFiles = ['id.md', 'en.md']

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Entries of a folder in the order of their names, without hidden ones; none when it is not there.
 * @throws ContentError for a link, which could lead anywhere
 */
async function entriesOf(folder: string, path: string): Promise<Dirent[]> {
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissing(error)) return []
      throw unreadable(path, error)
    },
  )
  const link = entries.find((entry) => entry.isSymbolicLink() && !entry.name.startsWith('.'))
  if (link) throw new ContentError(`${path}/${link.name}: is a link; put the file itself there`)
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

async function hashOfFiles(folder: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    const content = await readFile(join(folder, path)).catch((error: unknown) => {
      throw unreadable(path, error)
    })
    hash.update(`${path} ${content.byteLength}\n`).update(content)
  }
  return hash.digest('hex')
}

async function articleOf(folder: string, path: string): Promise<string> {
  const names = (await entriesOf(folder, path)).map(({ name }) => name)
  if (!names.includes('id.md')) throw new ContentError(`${path}: has no id.md`)
  return hashOfFiles(
    folder,
    articleFiles.filter((name) => names.includes(name)).map((name) => `${path}/${name}`),
  )
}

/**
 * Every file of a content folder with the hash of what it holds, read one by one beside visitors.
 * @throws ContentError when there is no content folder, or one of its files is none
 */
export async function sourceFiles(folder: string): Promise<SourceFile[]> {
  // The folder may be the wrong one, so its name is said.
  if (!existsSync(join(folder, tagsPath)))
    throw new ContentError(`${join(folder, tagsPath)}: is missing`)
  const tags = await hashOfFiles(folder, [tagsPath])
  const files: SourceFile[] = [{ path: tagsPath, kind: null, name: tagsPath, hash: tags }]
  for (const { kind, type } of everyKind) {
    const isArticle = type.form === 'article'
    for (const entry of await entriesOf(folder, kind)) {
      const { name } = entry
      const path = `${kind}/${name}`
      if (isArticle && !entry.isDirectory())
        throw new ContentError(`${path}: is no folder of an article`)
      if (!isArticle && !name.endsWith('.json')) continue
      const hash = isArticle ? await articleOf(folder, path) : await hashOfFiles(folder, [path])
      files.push({ path, kind, name, hash })
    }
  }
  return files
}
