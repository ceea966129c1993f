import { Feed } from 'feed'
import { createTranslator } from 'next-intl'
import type { Locale } from '@/lib/i18n/locales'
import type { ComplaintEvent, ComplaintView } from '@/lib/schemas/complaints'
import { asHtml, plain, tagUri } from './xml-text'
import { messagesOf } from '@/messages'
import { statusAddress } from '@/lib/server/complaints/status-address'

interface FeedSettings {
  siteOrigin: string
  locale: Locale
}

/**
 * The public events of a complaint as an Atom feed (RFC 4287), newest first. Built from the public view, so it cannot disclose more.
 * Ids of entries are stable: events are only ever appended, and each id is its position from the oldest.
 * @param events newest first, public ones only
 */
export function complaintFeed(
  view: ComplaintView,
  events: readonly ComplaintEvent[],
  { siteOrigin, locale }: FeedSettings,
): string {
  const t = createTranslator({
    locale,
    messages: messagesOf(locale),
    namespace: 'complaint-mail.feed',
  })
  const { complaint_id: number } = view
  const name = tagUri(siteOrigin, `aduan/${number}`)
  const page = statusAddress(siteOrigin, locale, number)
  const feed = new Feed({
    id: name,
    title: plain(t(view.is_demo ? 'exampleTitle' : 'title', { number, title: view.title })),
    description: t('subtitle'),
    link: page,
    feed: `${siteOrigin}/v1/public/complaints/${number}/feed?lang=${locale}`,
    updated: new Date(events[0]?.date ?? view.updated_at),
    generator: false,
    author: { name: t('author') },
  })
  for (const [at, event] of events.entries()) {
    const lines = [
      event.body !== null && t('body', { body: event.body }),
      event.reason !== null && t('reason', { reason: event.reason }),
      event.next_step !== null && t('next', { next: event.next_step }),
      event.due_on !== null && t('due', { day: event.due_on }),
      event.note,
    ].filter((line) => line !== false && line !== '')
    feed.addItem({
      id: `${name}/${events.length - at}`,
      title: asHtml(event.current_status),
      link: page,
      date: new Date(event.date),
      published: new Date(event.date),
      content: lines
        .map((line) => `<p>${asHtml(String(line)).replace(/\n/g, '<br>')}</p>`)
        .join(''),
    })
  }
  // The library has no setting for the language.
  return feed.atom1().replace('<feed xmlns=', `<feed xml:lang="${locale}" xmlns=`)
}
