import { env } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'
import {
  newsTopics,
  phoneNews,
  pushNews,
} from '@/lib/server/notifications/embedded/channels/news-text'
import { complaintMail, mailTopics } from '@/lib/server/notifications/embedded/complaint-mail'
import type { Output } from './output'
import type { ParsedArguments } from './parse-arguments'

/** Stands for the complaint in examples. */
const number = 'JBR-20260302-7K4M9Q'
const token = 'x'.repeat(22)

const channels = ['mail', 'push', 'webhook'] as const
type Channel = (typeof channels)[number]
type Preview = readonly (readonly [topic: string, text: string])[]

/** What each channel tells a reporter, topic by topic. */
const previews: Record<Channel, () => Preview> = {
  mail: () => {
    const { SITE_ORIGIN: siteOrigin, CONTACT_EMAIL: contact } = env()
    return mailTopics.map((topic) => {
      const mail = complaintMail(
        { number, topic, audience: 'reporter', event: null },
        { siteOrigin, contact },
      )(token)
      return [topic, `${mail.subject}\n\n${mail.body.trimEnd()}`]
    })
  },
  push: () =>
    newsTopics.flatMap((topic) =>
      locales.map((locale): [string, string] => {
        const { title, body } = pushNews({ number, topic }, locale)
        return [`${topic} (${locale})`, `${title}\n${body}`]
      }),
    ),
  webhook: () =>
    newsTopics.flatMap((topic) => {
      const { texts } = phoneNews({ number, topic }, env().SITE_ORIGIN)
      return locales.map((locale): [string, string] => [`${topic} (${locale})`, texts[locale]])
    }),
}

/** Prints what reporters are told, in both languages, without an officer's own words. @throws EnvError */
export async function previewOutbox({ text }: ParsedArguments, { print }: Output): Promise<void> {
  const only = text('channel')
  for (const channel of channels.filter((each) => only === undefined || each === only))
    for (const [topic, words] of previews[channel]()) print(`== ${channel}: ${topic}\n${words}\n`)
}
