import { createTranslator } from 'next-intl'
import { type Locale, locales } from '@/lib/i18n/locales'
import { statusAddress } from '@/lib/server/complaints/status-address'
import { messagesOf } from '@/messages'
import { type MailTopic, mailTopics } from '../complaint-mail'

/** What is told besides mail; nobody can have chosen a channel before the receipt. */
export type NewsTopic = Exclude<MailTopic, 'received'>
export const newsTopics: readonly NewsTopic[] = mailTopics.filter(
  (topic): topic is NewsTopic => topic !== 'received',
)

export interface News {
  number: string
  topic: NewsTopic
}

/** What a browser is sent and its service worker shows: the number and one sentence, because a locked screen shows it to everybody. */
export interface PushNews {
  title: string
  body: string
  /** Path of the status page, below the portal that the browser knows; the number is its fragment. */
  path: string
  /** News of one complaint replace each other. */
  tag: string
  lang: Locale
}

const words = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale), namespace: 'complaint-news' })

export function pushNews({ number, topic }: News, locale: Locale): PushNews {
  const t = words(locale)
  return {
    title: t('title', { number }),
    body: `${t(`sentence.${topic}`)} ${t('pushStop')}`,
    path: statusAddress('', locale, number),
    tag: number,
    lang: locale,
  }
}

/** One short text for a phone. */
function phoneText({ number, topic }: News, locale: Locale, siteOrigin: string): string {
  const t = words(locale)
  return t('phone', {
    number,
    sentence: t(`sentence.${topic}`),
    url: statusAddress(siteOrigin, locale, number),
  })
}

/** What the province's gateway is sent, without the phone, which is added while it is sent. */
export interface PhoneNews extends News {
  texts: Record<Locale, string>
}

export const phoneNews = (news: News, siteOrigin: string): PhoneNews => {
  const [id, en] = locales.map((locale) => phoneText(news, locale, siteOrigin))
  return { ...news, texts: { id: id ?? '', en: en ?? '' } }
}
