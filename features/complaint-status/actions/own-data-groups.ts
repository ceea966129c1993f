'use client'

import { useTranslations } from 'next-intl'
import type { OwnComplaintData } from '@/lib/schemas/complaint-following'
import { useDays } from '../use-days'

/** Some of the data under a heading; the screen and the text file show the same. */
export interface DataGroup {
  title: string
  rows: { label: string; value: string }[]
}

/** Puts everything held about a reporter into words; groups without anything are left out. */
export function useOwnDataGroups(): (own: OwnComplaintData) => DataGroup[] {
  const t = useTranslations('complaint-following.data')
  const statusName = useTranslations('complaint-status')
  const days = useDays()
  const moment = (time: string) => t('moment', { time: days.moment(time) })
  const row = (name: Parameters<typeof t>[0] & `row.${string}`, value: string) => ({
    label: t(name),
    value,
  })

  const rightValue = (right: OwnComplaintData['rights'][number]) =>
    t(`state.${right.state}`, {
      requested: moment(right.requested_at),
      due: moment(right.due_at),
      decided: right.decided_at === null ? '' : moment(right.decided_at),
      reason: right.reason ?? '',
    })
  const consentValue = (consent: OwnComplaintData['mail_consent']) =>
    consent === null
      ? t('consent.none')
      : t(`consent.${consent.state}`, { time: moment(consent.since) })

  return (own) =>
    [
      {
        title: t('group.reporter'),
        rows: own.reporter
          ? [
              row('row.name', own.reporter.name),
              row('row.phone', own.reporter.phone),
              row('row.email', own.reporter.email),
            ]
          : [row('row.name', t('erased'))],
      },
      {
        title: t('group.complaint'),
        rows: [
          row('row.number', own.complaint_number),
          row('row.status', statusName(own.status)),
          row('row.created', moment(own.created_at)),
          row('row.visibility', t(`row.${own.type}`)),
          ...(own.type === 'public'
            ? [row('row.anonymous', t(own.is_anonymous ? 'yes' : 'no'))]
            : []),
          row('row.title', own.title),
          row('row.description', own.description),
          row('row.category', own.category),
          ...(own.subcategory === null ? [] : [row('row.subcategory', own.subcategory)]),
          row('row.photos', String(own.photos.length)),
        ],
      },
      {
        title: t('group.place'),
        rows: [
          row('row.address', own.address),
          row('row.addressDetail', own.address_detail),
          row('row.area', [own.village, own.district, own.city].join(', ')),
          row('row.position', `${own.latitude}, ${own.longitude}`),
        ].filter(({ value }) => value !== ''),
      },
      {
        title: t('group.messages'),
        rows: own.messages.map(({ at, author, text }) => ({
          label: t(author === 'officer' ? 'row.officer' : 'row.you', { time: moment(at) }),
          value: text,
        })),
      },
      {
        title: t('group.documents'),
        rows: own.documents.map(({ title, url }) => ({ label: title, value: url })),
      },
      {
        title: t('group.rating'),
        rows:
          own.rating === null
            ? []
            : [
                row('row.rating', t('rating', { rating: own.rating.rating })),
                ...(own.rating.reason === '' ? [] : [row('row.reason', own.rating.reason)]),
                row('row.rated', moment(own.rating.created_at)),
              ],
      },
      {
        title: t('group.mail'),
        rows: [
          row('row.consent', consentValue(own.mail_consent)),
          ...own.mails.map(({ subject, created_at: created, sent_at: sent }) => ({
            label: subject,
            value:
              sent === null
                ? t('mail.waiting', { time: moment(created) })
                : t('mail.sent', { time: moment(sent) }),
          })),
        ],
      },
      {
        title: t('group.news'),
        rows: [
          ...own.news_channels.map(({ channel, since }) =>
            row(`row.${channel}`, t('news.chosen', { time: moment(since) })),
          ),
          ...own.news.map(({ channel, created_at: created, sent_at: sent }) =>
            row(
              `row.${channel}`,
              sent === null
                ? t('mail.waiting', { time: moment(created) })
                : t('mail.sent', { time: moment(sent) }),
            ),
          ),
        ],
      },
      {
        title: t('group.reads'),
        rows: own.contact_reads.map(({ at, reader }) => ({ label: moment(at), value: reader })),
      },
      {
        title: t('group.rights'),
        rows: own.rights.map((right) => ({
          label: t(`right.${right.kind}`),
          value: rightValue(right),
        })),
      },
    ].filter(({ rows }) => rows.length > 0)
}

/** The same as a text that any device can open. */
export const plainText = (groups: readonly DataGroup[]) =>
  `${groups
    .map(({ title, rows }) =>
      [title, ...rows.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
    )
    .join('\n\n')}\n`
