import type { Locale } from '@/lib/i18n/locales'
import type { DocumentText } from '@/lib/search/index-model'
import { type ServiceFile, serviceFile } from '@/lib/server/seed/service-file'
import { categoryNames } from '../../services/service'
import { plainMarkdown } from '../plain-text'
import type { SearchSource } from '../source'

function textOf(service: ServiceFile, locale: Locale): DocumentText {
  const { content, terms, procedures, benefits, faq, opd_name: unit } = service
  const parts = [
    plainMarkdown(content[locale]),
    ...[...terms, ...benefits].map((text) => text[locale]),
    ...procedures.map(({ title, text }) => `${title[locale]}. ${text[locale]}`),
    ...faq.map(({ question, answer }) => `${question[locale]} ${answer[locale]}`),
    unit[locale],
  ]
  return {
    title: service.service_name[locale],
    summary: service.description[locale],
    body: parts.join(' '),
    // Keywords are everyday Indonesian words, which the synonyms lead to from English.
    keywords:
      locale === 'id' ? [...service.keywords, service.category] : [categoryNames[service.category]],
  }
}

export const servicesSource: SearchSource = {
  name: 'services',
  domain: 'public_service',

  async versions(db, ids) {
    const rows = await db
      .selectFrom('services')
      .select(['id', 'content_hash', 'slug'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, content_hash: hash, slug }) => ({ id, version: `${hash} ${slug}` }))
  },

  idsAfter: async (db, id, count) =>
    (
      await db
        .selectFrom('services')
        .select('id')
        .where('id', '>', id)
        .orderBy('id')
        .limit(count)
        .execute()
    ).map((row) => row.id),

  async items(db, ids) {
    const rows = await db
      .selectFrom('services')
      .select(['id', 'slug', 'body', 'updated_at'])
      .where('id', 'in', ids)
      .execute()
    return rows.map((row) => {
      const service = serviceFile.parse(JSON.parse(row.body))
      return {
        id: row.id,
        path: `/layanan/${row.slug}`,
        slug: row.slug,
        category: service.category,
        unit: service.opd_name,
        thumbnail: null,
        texts: { id: textOf(service, 'id'), en: textOf(service, 'en') },
        phrases: { id: service.keywords, en: [] },
        publishedAt: row.updated_at,
        createdAt: row.updated_at,
        endAt: null,
      }
    })
  },
}
