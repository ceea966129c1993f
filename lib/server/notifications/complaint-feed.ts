import { Feed } from 'feed'
import { createTranslator } from 'next-intl'
import type { Locale } from '@/lib/i18n/locales'
import type { ComplaintStep, ComplaintView } from '@/lib/schemas/complaints'
import { asHtml, plain, tagUri } from '@/lib/server/feeds/xml-text'
import { messagesOf } from '@/messages'
import { statusAddress } from './status-address'

interface FeedSettings {
  siteOrigin: string
  locale: Locale
}

/**
 * The public steps of a complaint as an Atom feed (RFC 4287), newest first. Built from the public view, so it cannot say more than that.
 * Names of entries are stable: steps are only ever added, and each is named by its place from the oldest.
 * @param steps newest first, public ones only
 */
export function complaintFeed(
  view: ComplaintView,
  steps: readonly ComplaintStep[],
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
    updated: new Date(steps[0]?.date ?? view.updated_at),
    generator: false,
    author: { name: t('author') },
  })
  for (const [at, step] of steps.entries()) {
    const lines = [
      step.body !== null && t('body', { body: step.body }),
      step.reason !== null && t('reason', { reason: step.reason }),
      step.next_step !== null && t('next', { next: step.next_step }),
      step.due_on !== null && t('due', { day: step.due_on }),
      step.note,
    ].filter((line) => line !== false && line !== '')
    feed.addItem({
      id: `${name}/${steps.length - at}`,
      title: asHtml(step.current_status),
      link: page,
      date: new Date(step.date),
      published: new Date(step.date),
      content: lines
        .map((line) => `<p>${asHtml(String(line)).replace(/\n/g, '<br>')}</p>`)
        .join(''),
    })
  }
  // The library has no setting for the language.
  return feed.atom1().replace('<feed xmlns=', `<feed xml:lang="${locale}" xmlns=`)
}
