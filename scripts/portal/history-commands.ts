import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { findDraft } from '@/lib/server/content/drafts'
import { textDifference } from '@/lib/server/content/history/text-difference'
import { itemHistory, versionFiles } from '@/lib/server/content/history/versions'
import { revertItem } from '@/lib/server/content/publish'
import { commandChange } from './content-change'
import { purgeItem } from './draft-commands'
import { namedItem } from './named-item'
import { CommandFailure, type Output, UsageError } from './output'
import type { ParsedArguments } from './parse-arguments'
import { withDatabase } from './with-database'

const named = (db: Kysely<Database>, { positionals }: ParsedArguments) =>
  namedItem(db, positionals.slice(0, 2).join('/'))

/** `content history KIND SLUG` */
export async function showHistory(flags: ParsedArguments, { print }: Output): Promise<void> {
  await withDatabase(async (db) => {
    const item = await named(db, flags)
    const { live, past } = await itemHistory(db, item)
    if (flags.isSet('json')) return print(JSON.stringify({ ...item, live, past }, null, 2))
    print(live ? `${live.version}  live  ${live.title}` : `${item.kind}/${item.id} is not live`)
    for (const { version, title, replacedAt, replacedBy, replacedHow } of past)
      print(`${version}  until ${replacedAt}  ${replacedHow}  ${replacedBy}  ${title}`)
    print(`${past.length} earlier versions.`)
  })
}

/** A version as somebody writes it: a number, or `draft`. */
function versionOf(word: string): number | 'draft' {
  if (word === 'draft') return word
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word)
  throw new UsageError('A version is a number of "content history", or the word draft')
}

/** `content diff KIND SLUG [VERSION] [VERSION]` */
export async function showDifference(flags: ParsedArguments, { print }: Output): Promise<void> {
  const words = flags.positionals.slice(2).map(versionOf)
  await withDatabase(async (db) => {
    const item = await named(db, flags)
    const { live, past } = await itemHistory(db, item)
    const filesOf = async (version: number | 'draft') => {
      const files =
        version === 'draft'
          ? (await findDraft(db, item))?.files
          : await versionFiles(db, item, version)
      if (!files)
        throw new CommandFailure(
          version === 'draft'
            ? `${item.kind}/${item.id}: has no draft`
            : `${item.kind}/${item.id}: version ${version} is not kept`,
        )
      return files
    }
    const present = live?.version ?? past[0]?.version
    // A draft alone says what it would change.
    const chosen = words.length === 1 && words[0] === 'draft' ? [present, 'draft' as const] : words
    const [before = past.find(({ version }) => version !== present)?.version, after = present] =
      chosen
    if (before === undefined || after === undefined)
      throw new CommandFailure(`${item.kind}/${item.id}: has no earlier version`)
    const text = textDifference(await filesOf(before), await filesOf(after), [
      String(before),
      String(after),
    ])
    print(text || `${before} and ${after} say the same.`)
  })
}

/** `content revert KIND SLUG VERSION` @throws ContentError when the version does not fit what is stored by now */
export async function revertContent(flags: ParsedArguments, { print }: Output): Promise<void> {
  const isDryRun = flags.isSet('dry-run')
  const version = versionOf(flags.positionals[2] ?? '')
  if (version === 'draft') throw new UsageError('A draft is published, not reverted to')
  await withDatabase(async (db) => {
    const item = await named(db, flags)
    const outcome = await revertItem(db, item, version, {
      change: commandChange('revert'),
      isDryRun,
    })
    if (outcome !== 'nothing' && !isDryRun) purgeItem(item)
    const { live } = await itemHistory(db, item)
    print(
      outcome === 'nothing'
        ? `${item.kind}/${item.id}: says what version ${version} said already`
        : isDryRun
          ? `${item.kind}/${item.id}: would say again what version ${version} said`
          : `${item.kind}/${item.id}: says again what version ${version} said, as version ${live?.version}`,
    )
  })
}
