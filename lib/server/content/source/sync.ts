import { sep } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { refreshSearchIndex } from '@/lib/server/search/embedded/refresh-index'
import type { ContentChange } from '../change'
import { type Content, type ContentKind, everyKind } from '../content'
import { ContentError } from '../content-error'
import { typeOf } from '../draft-content'
import { keepVersions } from '../history/keep-versions'
import { emptyReport, importInto } from '../import'
import type { ImportReport } from '../import-run'
import { inTransaction } from '../in-transaction'
import { type ChosenNames, readContent } from '../read-content'
import { countRevision } from '../publish'
import { type ItemName, liveItem, restoreItem, withdrawItem, withdrawnItems } from '../withdrawn'
import { type PullOutcome, pullClone } from './pull'
import { type KnownFile, knownFiles, noteFiles, type ReadFile } from './known-files'
import { type SourceFile, sourceFiles, tagsPath } from './source-files'

export interface SyncOptions {
  folder: string
  /** Whether items are taken out whose file has gone. */
  withdraws: boolean
  change: ContentChange
  /** Tries everything, pulls and keeps nothing. */
  isDryRun?: boolean
}

export interface SyncReport extends ImportReport {
  pull: PullOutcome
  /** Items that were taken out, as `services/12`. */
  withdrawn: string[]
  /** Items whose file has gone, and which stay. */
  left: string[]
}

const key = ({ kind, id }: ItemName) => `${kind}/${id}`

/** Names to read of each kind: what changed of one that grows, and else all of it, because its files are checked together. */
const namesToRead =
  (changed: readonly SourceFile[]): ChosenNames =>
  (kind) => {
    const names = changed.filter((file) => file.kind === kind).map(({ name }) => name)
    return names.length === 0 || typeOf(kind).grows ? new Set(names) : 'all'
  }

const isTagged = ({ kind }: SourceFile) => kind !== null && 'namedTags' in typeOf(kind)

/** The English names of its tags are part of an article: when they change, articles do, without a change of their files. */
const withTagged = (files: readonly SourceFile[], changed: readonly SourceFile[]) =>
  changed.some(({ path }) => path === tagsPath)
    ? files.filter((file) => changed.includes(file) || isTagged(file))
    : changed

/** @throws ContentError as `readContent`, with paths within the folder */
function read(folder: string, chosen: ChosenNames): Content {
  try {
    return readContent(folder, chosen)
  } catch (error) {
    if (error instanceof ContentError)
      throw new ContentError(error.message.replaceAll(folder + sep, ''), { cause: error })
    throw error
  }
}

/** The items of each file that was read. */
function itemsByFile(content: Content): ReadonlyMap<string, ItemName[]> {
  const found = new Map<string, ItemName[]>()
  for (const { kind } of everyKind) {
    const ids = new Map(content.items[kind].map(({ hash, id }) => [hash, id]))
    for (const { content_hash: hash, file } of content.sources.get(kind) ?? []) {
      const path = `${kind}/${typeOf(kind).form === 'article' ? file.split('/')[0] : file}`
      const id = ids.get(hash)
      const items = found.get(path) ?? []
      if (id !== undefined && !items.some((item) => item.id === id)) items.push({ kind, id })
      found.set(path, items)
    }
  }
  return found
}

/** The items of some files alone: the others were read to be checked with them, and may say something else by now. */
function onlyOf(
  content: Content,
  items: ReadonlyMap<string, ItemName[]>,
  isDue: (path: string) => boolean,
): Content {
  const due = new Set([...items].flatMap(([path, found]) => (isDue(path) ? found.map(key) : [])))
  const isOf = (kind: ContentKind) => (item: { id: number }) => due.has(key({ kind, id: item.id }))
  const chosen = everyKind.map(
    ({ kind }) => [kind, content.items[kind].filter(isOf(kind))] as const,
  )
  return {
    ...content,
    items: Object.fromEntries(chosen) as Content['items'],
    sources: new Map(
      chosen.map(([kind, found]) => {
        const hashes = new Set(found.map(({ hash }) => hash))
        return [
          kind,
          (content.sources.get(kind) ?? []).filter((source) => hashes.has(source.content_hash)),
        ]
      }),
    ),
  }
}

/** What was known of files that changed or went, and is in no file any more. @throws ContentError when two files hold one item */
function movements(
  known: readonly KnownFile[],
  files: readonly SourceFile[],
  read: readonly ReadFile[],
) {
  const [present, readPaths] = [
    new Set(files.map(({ path }) => path)),
    new Set(read.map(({ path }) => path)),
  ]
  const held = new Map<string, string>()
  const untouched = known.filter(({ path }) => present.has(path) && !readPaths.has(path))
  for (const { path, items } of [...untouched, ...read])
    for (const item of items) {
      const other = held.get(key(item))
      if (other !== undefined)
        throw new ContentError(`${path}: id ${item.id} is used twice, in ${other} too`)
      held.set(key(item), path)
    }
  const before = known.flatMap(({ items }) => items)
  const beforeKeys = new Set(before.map(key))
  return {
    gone: before.filter((item) => !held.has(key(item))),
    appeared: read.flatMap(({ items }) => items).filter((item) => !beforeKeys.has(key(item))),
  }
}

/** Whether an item that is out was taken out by an earlier run, and not by an officer, who alone brings it back. */
async function wentByRun(
  db: Kysely<Database>,
  { kind, id }: ItemName,
  { by }: ContentChange,
): Promise<boolean> {
  const last = await db
    .selectFrom('content_versions')
    .select(['replaced_how', 'replaced_by'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.replaced_how === 'unpublish' && last.replaced_by === by
}

/** Puts those items back that an earlier run took out. @returns which, with their hashes */
async function bringBack(
  db: Kysely<Database>,
  appeared: readonly ItemName[],
  change: ContentChange,
): Promise<(ItemName & { hash: string })[]> {
  const out = new Set((await withdrawnItems(db)).map(key))
  const back: (ItemName & { hash: string })[] = []
  for (const item of appeared.filter((each) => out.has(key(each)))) {
    if (!(await wentByRun(db, item, change))) continue
    await restoreItem(db, item)
    back.push({ ...item, hash: (await liveItem(db, item))?.hash ?? '' })
  }
  return back
}

/**
 * Brings stored content in line with the folder of editors: pulls it where it is a clone, reads the files whose hash differs from the
 * last time, and imports them in one transaction. What editors changed elsewhere stays until its file changes, too. Writes nothing when
 * no file has changed.
 * @throws ContentError when the folder cannot be pulled or a file is wrong; everything published stays as it is then
 */
export async function syncContent(
  db: Kysely<Database>,
  { folder, withdraws, change, isDryRun = false }: SyncOptions,
): Promise<SyncReport> {
  const pull = isDryRun ? 'plain' : await pullClone(folder)
  const report: SyncReport = { ...emptyReport(), pull, withdrawn: [], left: [] }
  const files = await sourceFiles(folder)
  const known = await knownFiles(db)
  const knownHashes = new Map(known.map(({ path, hash }) => [path, hash]))
  const changed = withTagged(
    files,
    files.filter(({ path, hash }) => knownHashes.get(path) !== hash),
  )
  const paths = new Set(files.map(({ path }) => path))
  const removed = known.filter(({ path }) => !paths.has(path))
  if (changed.length === 0 && removed.length === 0) return report
  const content = read(folder, namesToRead(changed))
  const items = itemsByFile(content)
  const duePaths = new Set(changed.map(({ path }) => path))
  const due = onlyOf(content, items, (path) => duePaths.has(path))
  const readFiles = files
    .filter(({ path }) => items.has(path) || duePaths.has(path))
    .map((file) => ({ ...file, items: items.get(file.path) ?? [] }))
  const { gone, appeared } = movements(known, files, readFiles)
  const leaves = ({ kind }: { kind: ContentKind }) => withdraws && !typeOf(kind).isIndispensable
  await inTransaction(db, isDryRun, async (transaction) => {
    // What a folder lost and got again is back. A first run has lost nothing: what is out then was taken out by officers.
    const back = withdraws && known.length > 0 ? await bringBack(transaction, appeared, change) : []
    await importInto(transaction, due, 'import', report, change)
    // Back with the words that it had, it is a version of its own nevertheless.
    for (const { hash, ...item } of back)
      if ((await liveItem(transaction, item))?.hash === hash) await countRevision(transaction, item)
    for (const item of gone.filter(leaves)) {
      await keepVersions(transaction, item.kind, [item.id], { ...change, how: 'unpublish' })
      if (await withdrawItem(transaction, item, change.now)) report.withdrawn.push(key(item))
    }
    report.left.push(...gone.filter((item) => !leaves(item)).map(key))
    await noteFiles(transaction, readFiles, removed)
    await refreshSearchIndex(transaction)
  })
  return report
}
