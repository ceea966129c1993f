import { env } from '@/lib/env'
import { localePath, locales } from '@/lib/i18n/locales'
import { previewHoursDefault, previewHoursMax } from '@/lib/schemas/limits'
import { findItem } from '@/lib/server/content/drafts'
import {
  issuePreviewLink,
  listPreviewLinks,
  type PreviewLink,
  revokePreviewLinks,
} from '@/lib/server/preview/preview-links'
import { readFlags } from './complaints/read-flags'
import { CommandFailure, type Output, UsageError } from './output'
import { withDatabase } from './with-database'

const json = { json: { type: 'boolean' } } as const

/** @throws CommandFailure naming the setting while it is missing */
function requireSecrets(): readonly string[] {
  const { PREVIEW_SECRET: secrets } = env()
  if (secrets === undefined)
    throw new CommandFailure(
      'Previews are off: set PREVIEW_SECRET to at least 32 random characters, for the server too',
    )
  return secrets
}

function hoursIn(text: string | undefined): number {
  const hours = text === undefined ? previewHoursDefault : Number(text)
  if (!Number.isInteger(hours) || hours < 1 || hours > previewHoursMax)
    throw new UsageError(`--hours must be a whole number from 1 to ${previewHoursMax}`)
  return hours
}

async function link(args: readonly string[], { print }: Output) {
  const flags = readFlags(args, { ...json, hours: { type: 'string' } }, ['service'])
  const hours = hoursIn(flags.text('hours'))
  const secrets = requireSecrets()
  await withDatabase(async (db) => {
    const name = flags.positionals[0] ?? ''
    const item = await findItem(db, name.startsWith('services/') ? name : `services/${name}`)
    if (!item) throw new CommandFailure(`There is no service and no draft of one "${name}"`)
    const { token, ...made } = await issuePreviewLink(db, secrets, item.id, hours, new Date())
    const urls = locales.map(
      (locale) =>
        `${env().SITE_ORIGIN}${localePath(locale, '/preview/layanan-publik')}?${new URLSearchParams({ id: String(item.id), token }).toString()}`,
    )
    if (flags.isSet('json')) return print(JSON.stringify({ ...made, urls }, null, 2))
    for (const url of urls) print(url)
    print(`Link ${made.id} ends at ${made.expiresAt}. Whoever has it can open this preview.`)
  })
}

const stateOf = ({ revokedAt, expiresAt }: PreviewLink, now: string) =>
  revokedAt !== null ? `revoked ${revokedAt}` : expiresAt <= now ? 'ended' : 'open'

async function list(args: readonly string[], { print }: Output) {
  const flags = readFlags(args, json, [])
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
      print(`${each.id}  service ${each.serviceId}  until ${each.expiresAt}  ${stateOf(each, now)}`)
    print(`${links.filter((each) => stateOf(each, now) === 'open').length} links are open.`)
  })
}

async function revoke(args: readonly string[], { print }: Output) {
  const isAll = args.includes('--all')
  const flags = readFlags(args, { all: { type: 'boolean' } }, isAll ? [] : ['link id, or --all,'])
  await withDatabase(async (db) => {
    const count = await revokePreviewLinks(
      db,
      isAll ? null : (flags.positionals[0] ?? ''),
      new Date(),
    )
    print(`${count} links taken back.`)
  })
}

/** `preview link|list|revoke`. @throws UsageError, CommandFailure, StartError */
export async function runPreviews(
  action: string | undefined,
  args: readonly string[],
  output: Output,
): Promise<void> {
  if (action === 'link') return link(args, output)
  if (action === 'list') return list(args, output)
  if (action === 'revoke') return revoke(args, output)
  throw new UsageError(
    action === undefined ? 'Say what to do with previews' : `Unknown command "preview ${action}"`,
  )
}
