import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { email } from '@/lib/schemas/complaint-fields'
import { jakartaDay } from '@/lib/jakarta'
import { withoutByteOrderMark } from '@/lib/json'
import type { OfficeDigest } from '@/lib/server/complaints/embedded/handling/office-digest'
import type { MailChannel } from '@/lib/server/notifications/embedded/mail-channel'
import { plainLine, tableLines } from '../complaints/table'
import { withHandling } from '../complaints/with-handling'
import { CommandFailure, type Output, UsageError } from '../output'
import type { ParsedArguments } from '../parse-arguments'
import { withDatabase } from '../with-database'

const withinDefault = 3

/** Names of offices as in `complaints offices`, short names too, with the address of each. */
const addressList = z.record(z.string().min(1), email)

/** @throws UsageError naming what is wrong, without the addresses */
async function readAddresses(file: string): Promise<Record<string, string>> {
  try {
    return addressList.parse(JSON.parse(withoutByteOrderMark(await readFile(file, 'utf8'))))
  } catch (error) {
    if (error instanceof z.ZodError)
      throw new UsageError(
        `No address: ${error.issues.map(({ path }) => path.join('.') || 'the whole file').join(', ')}`,
      )
    throw new UsageError(`${file} cannot be read as JSON`)
  }
}

/** Official names of the offices that were asked for; of all without a name. @throws UsageError */
async function officeNames(words: readonly string[]): Promise<string[]> {
  const { findOffice, listOffices } =
    await import('@/lib/server/complaints/embedded/handling/offices')
  return withDatabase(async (db) => {
    if (words.length === 0) return (await listOffices(db)).map(({ name }) => name)
    const names: string[] = []
    for (const word of words) {
      const name = await findOffice(db, word)
      if (name === null)
        throw new UsageError(
          `No office is called ${plainLine(word)}; "complaints offices" lists them`,
        )
      names.push(name)
    }
    return names
  })
}

/** @throws CommandFailure without a mail server */
async function openChannel(): Promise<MailChannel> {
  const { env } = await import('@/lib/env')
  const { SMTP_URL: smtpUrl, SITE_ORIGIN: siteOrigin, CONTACT_EMAIL, MAIL_FROM } = env()
  if (smtpUrl === undefined)
    throw new CommandFailure('No mail server is set (SMTP_URL); nothing was sent')
  const { openMailChannel } = await import('@/lib/server/notifications/embedded/mail-channel')
  return openMailChannel({ smtpUrl, from: MAIL_FROM ?? CONTACT_EMAIL, siteOrigin })
}

/** One mail a day and office: a mailbox recognises one that was sent twice. */
const mailId = ({ body, today }: OfficeDigest) =>
  `digest-${today}-${createHash('sha256').update(body).digest('hex').slice(0, 16)}`

/** @returns names of the offices whose mail was not taken */
async function sendAll(
  digests: readonly { digest: OfficeDigest; to: string }[],
  { print }: Output,
): Promise<string[]> {
  const { officeMail } = await import('@/lib/server/notifications/embedded/office-mail')
  const channel = await openChannel()
  const refused: string[] = []
  try {
    for (const { digest, to } of digests) {
      const { subject, body: text } = officeMail(digest)
      try {
        await channel.send({ id: mailId(digest), to, subject, text })
        print(`${plainLine(digest.body)}: sent`)
      } catch {
        refused.push(plainLine(digest.body))
      }
    }
  } finally {
    channel.close()
  }
  return refused
}

/** Shows what each office has before it, or mails it to the offices with an address. @throws UsageError, CommandFailure, StartError */
export async function digest(flags: ParsedArguments, output: Output): Promise<void> {
  const { print } = output
  const file = flags.text('addresses')
  const body = flags.text('body')
  const addresses = file === undefined ? null : await readAddresses(file)
  const asked = body === undefined ? Object.keys(addresses ?? {}) : [body]
  const names = await officeNames(asked)
  const { isEmptyDigest, officeDigest } =
    await import('@/lib/server/complaints/embedded/handling/office-digest')
  const within = flags.number('within') ?? withinDefault
  const today = jakartaDay(new Date())
  const digests = await withHandling('', async (handling) => {
    const all: OfficeDigest[] = []
    for (const name of names) all.push(await officeDigest(handling, name, { today, within }))
    return all
  })
  const busy = digests.filter((each) => !isEmptyDigest(each))
  if (flags.isSet('json')) return print(JSON.stringify(busy, null, 2))
  if (busy.length === 0) return print('Nothing waits for any of these offices.')
  if (addresses === null) {
    for (const line of tableLines(
      ['LATE', `DUE BY ${busy[0]?.until ?? ''}`, 'LATER', 'OFFICE'],
      busy.map((each) => [
        String(each.late.count),
        String(each.due.count),
        String(each.waiting),
        plainLine(each.body),
      ]),
    ))
      print(line)
    return
  }
  const addressOf = new Map(
    asked.map((word, index) => [names[index] ?? '', addresses[word] ?? ''] as const),
  )
  const known = busy.flatMap((each) => {
    const to = addressOf.get(each.body) ?? ''
    return to === '' ? [] : [{ digest: each, to }]
  })
  const refused = await sendAll(known, output)
  if (refused.length > 0) throw new CommandFailure(`Not sent to: ${refused.join(', ')}`)
}
