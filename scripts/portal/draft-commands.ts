import type { Kysely } from 'kysely'
import { locales } from '@/lib/i18n/locales'
import type { FieldDifference } from '@/lib/schemas/previews'
import type { Database } from '@/lib/server/db/types'
import {
  liveContent,
  readDrafts,
  type ReadDraft,
  storedTags,
} from '@/lib/server/content/draft-content'
import type { ContentKind } from '@/lib/server/content/content'
import { keepDraft, listDrafts } from '@/lib/server/content/drafts'
import { publishItem, unpublishItem } from '@/lib/server/content/publish'
import { type ItemName, withdrawnItems } from '@/lib/server/content/withdrawn'
import { fieldDifferences } from '@/lib/server/previews/embedded/differences'
import { purge } from '@/lib/server/purge'
import { commandChange } from './content-change'
import { draftFilesAt } from './draft-files'
import { namedItem } from './named-item'
import type { Output } from './output'
import type { ParsedArguments } from './parse-arguments'
import { withDatabase } from './with-database'

/** Pages that a changed item of a kind stands on; those of the other kinds are few, and change seldom. */
const tags: Partial<Record<ContentKind, readonly string[]>> = {
  services: ['services', 'life-events', 'home'],
  news: ['news', 'home'],
}

/** Makes the pages anew that an item stands on. Call it after the commit. */
export const purgeItem = ({ kind }: ItemName) => purge(tags[kind] ?? ['*'])

const nameOf = (item: { kind: ContentKind; slug: string }) => `${item.kind}/${item.slug}`
const tell = (
  flags: ParsedArguments,
  { print }: Output,
  facts: Record<string, unknown>,
  lines: readonly string[],
) =>
  flags.isSet('json') ? print(JSON.stringify(facts, null, 2)) : lines.forEach((line) => print(line))

const wordsMax = 300
const shortened = (text: string) =>
  (text.length > wordsMax ? `${text.slice(0, wordsMax)}…` : text).replace(/\s+/g, ' ').trim()

/** Two lines for a field: what went and what came. */
const differenceLines = ({ field, runs }: FieldDifference, language: string) => {
  const joined = (kind: 'removed' | 'added') =>
    shortened(
      runs
        .filter((run) => run.kind === kind)
        .map(({ text }) => text.trim())
        .join(' … '),
    )
  const [removed, added] = [joined('removed'), joined('added')]
  return [
    `  ${field} (${language})`,
    ...(removed ? [`    - ${removed}`] : []),
    ...(added ? [`    + ${added}`] : []),
  ]
}

async function differencesOf(db: Kysely<Database>, draft: ReadDraft) {
  const live = await liveContent(db, draft)
  // What reads the same in both languages is told once, with the Indonesian words.
  return locales.map((locale) => ({
    locale,
    fields: fieldDifferences(live, draft.item, locale, locale === 'id' ? undefined : 'translated'),
  }))
}

/** Whether there is anything to say of an item: of those in a dry run, whether it differs. */
const isTold = (outcome: string, differences: readonly { fields: readonly unknown[] }[]) =>
  outcome === 'dry run' ? differences.some(({ fields }) => fields.length > 0) : outcome !== 'live'

/** `content draft FILE…` @throws ContentError naming the wrong file and field; nothing is kept then */
export async function draftContent(flags: ParsedArguments, output: Output): Promise<void> {
  const isDryRun = flags.isSet('dry-run')
  const given = flags.positionals.map((file) => draftFilesAt(file, flags.text('kind')))
  await withDatabase(async (db) => {
    const known = await storedTags(db)
    const drafts = given.flatMap(({ kind, files }) => readDrafts(kind, files, known))
    const differences = await Promise.all(drafts.map((draft) => differencesOf(db, draft)))
    const outcomes = isDryRun
      ? null
      : await db.transaction().execute(async (transaction) => {
          const kept = []
          for (const draft of drafts) kept.push(await keepDraft(transaction, draft, new Date()))
          return kept
        })
    const facts = drafts.map(({ kind, id, title }, at) => ({
      kind,
      id,
      title,
      outcome: outcomes?.[at] ?? 'dry run',
      differences: differences[at] ?? [],
    }))
    // Of a list that holds many, those that did not change say nothing.
    const told = facts.some(({ outcome }) => outcome !== 'live')
      ? facts.filter(({ outcome, differences: found }) => isTold(outcome, found))
      : facts
    const lines = told.flatMap(({ kind, id, title, outcome, differences: found }) => {
      const parts = found.flatMap(({ locale, fields }) =>
        fields.flatMap((field) => differenceLines(field, locale)),
      )
      return [
        `${kind}/${id}  ${title}  ${outcome === 'live' ? 'the words of the live version: no draft is kept' : `draft: ${outcome}`}`,
        ...parts,
      ]
    })
    tell(flags, output, { drafts: facts }, lines)
  })
}

/** `content drafts` */
export async function showDrafts(flags: ParsedArguments, output: Output): Promise<void> {
  await withDatabase(async (db) => {
    const [drafts, withdrawn] = [await listDrafts(db), await withdrawnItems(db)]
    tell(flags, output, { drafts, withdrawn }, [
      ...drafts.map(
        (draft) => `draft  ${draft.id}  ${nameOf(draft)}  ${draft.updatedAt}  ${draft.title}`,
      ),
      ...withdrawn.map(
        (item) => `taken out  ${item.id}  ${nameOf(item)}  ${item.withdrawnAt}  ${item.title}`,
      ),
      `${drafts.length} drafts, ${withdrawn.length} taken out.`,
    ])
  })
}

/** `content publish KIND/SLUG` @throws ContentError when the draft does not fit what is stored by now */
export async function publishContent(flags: ParsedArguments, output: Output): Promise<void> {
  const isDryRun = flags.isSet('dry-run')
  await withDatabase(async (db) => {
    const item = await namedItem(db, flags.positionals[0] ?? '')
    const outcome = await publishItem(db, item, { change: commandChange('publish'), isDryRun })
    if (outcome !== 'nothing' && !isDryRun) purgeItem(item)
    const line =
      outcome === 'nothing'
        ? 'is live already and has no draft'
        : `${isDryRun ? 'would be ' : ''}${outcome}`
    tell(flags, output, { ...item, outcome, isDryRun }, [`${item.kind}/${item.id}: ${line}`])
  })
}

/** `content unpublish KIND/SLUG` */
export async function unpublishContent(flags: ParsedArguments, output: Output): Promise<void> {
  const isDryRun = flags.isSet('dry-run')
  await withDatabase(async (db) => {
    const item = await namedItem(db, flags.positionals[0] ?? '')
    const isOut = await unpublishItem(db, item, { change: commandChange('unpublish'), isDryRun })
    if (isOut && !isDryRun) purgeItem(item)
    tell(flags, output, { ...item, outcome: isOut ? 'taken out' : 'nothing', isDryRun }, [
      `${item.kind}/${item.id}: ${isOut ? `${isDryRun ? 'would be ' : ''}taken out` : 'is not live'}`,
    ])
  })
}
