import { env } from '@/lib/env'
import { localePath, locales } from '@/lib/i18n/locales'
import { previewHoursDefault } from '@/lib/schemas/limits'
import { itemPreviewAddress } from '@/lib/address/preview-address'
import { typeOf } from '@/lib/server/content/draft-content'
import type { ItemName } from '@/lib/server/content/withdrawn'
import {
  issuePreviewLink,
  listPreviewLinks,
  type PreviewLink,
  revokePreviewLinks,
} from '@/lib/server/previews/preview-links'
import { namedItem } from './named-item'
import { CommandFailure, type Output } from './output'
import type { ParsedArguments } from './parse-arguments'
import { withDatabase } from './with-database'

/** @throws CommandFailure naming the setting while it is missing */
function requireSecrets(): readonly string[] {
  const { PREVIEW_SECRET: secrets } = env()
  if (secrets === undefined)
    throw new CommandFailure(
      'Previews are off: set PREVIEW_SECRET to at least 32 random characters, for the server too',
    )
  return secrets
}

/** The address of a preview: that of services also takes what an editor's own page sends. */
const addressOf = ({ kind, id }: ItemName, token: string) =>
  kind === 'services'
    ? `/preview/layanan-publik?${new URLSearchParams({ id: String(id), token }).toString()}`
    : itemPreviewAddress.href({ kind, id: String(id), token })

/** Makes a link to the preview of an item. @throws CommandFailure, StartError */
export async function linkPreview(flags: ParsedArguments, { print }: Output): Promise<void> {
  const hours = flags.number('hours') ?? previewHoursDefault
  const secrets = requireSecrets()
  await withDatabase(async (db) => {
    const item = await namedItem(db, flags.positionals[0] ?? '')
    const { pageless } = typeOf(item.kind)
    if (pageless !== undefined)
      throw new CommandFailure(
        `${item.kind}/${item.id} has no preview: ${pageless}. "content diff" says what its draft changes`,
      )
    const { token, ...made } = await issuePreviewLink(db, secrets, item, hours, new Date())
    const urls = locales.map(
      (locale) => `${env().SITE_ORIGIN}${localePath(locale, addressOf(item, token))}`,
    )
    if (flags.isSet('json')) return print(JSON.stringify({ ...made, urls }, null, 2))
    for (const url of urls) print(url)
    print(`Link ${made.id} ends at ${made.expiresAt}. Whoever has it can open this preview.`)
  })
}

const stateOf = ({ revokedAt, expiresAt }: PreviewLink, now: string) =>
  revokedAt !== null ? `revoked ${revokedAt}` : expiresAt <= now ? 'ended' : 'open'

/** Lists the links of the last days. @throws StartError */
export async function listPreviews(flags: ParsedArguments, { print }: Output): Promise<void> {
  await withDatabase(async (db) => {
    const links = await listPreviewLinks(db)
    const now = new Date().toISOString()
    if (flags.isSet('json'))
      return print(
        JSON.stringify(
          links.map((each) => ({ ...each, state: stateOf(each, now) })),
          null,
          2,
        ),
      )
    for (const each of links)
      print(
        `${each.id}  ${each.kind}/${each.itemId}  until ${each.expiresAt}  ${stateOf(each, now)}`,
      )
    print(`${links.filter((each) => stateOf(each, now) === 'open').length} links are open.`)
  })
}

/** Takes one link back, or all. @throws CommandFailure when the one that was named is not open, StartError */
export async function revokePreviews(
  { positionals: [id] }: ParsedArguments,
  { print }: Output,
): Promise<void> {
  const count = await withDatabase((db) => revokePreviewLinks(db, id ?? null, new Date()))
  // Whoever mistypes a link that got out must not believe it is closed.
  if (id !== undefined && count === 0) throw new CommandFailure(`There is no open link "${id}"`)
  print(`${count} links taken back.`)
}
