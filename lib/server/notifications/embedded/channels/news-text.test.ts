import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { newsTopics, phoneNews, pushNews } from './news-text'

const number = 'JBR-20260302-7K4M9Q'
const siteOrigin = 'https://jabarprov.go.id'
/** Two messages of a phone that are joined, characters. */
const textMax = 306

describe.each(newsTopics)('news of “%s”', (topic) => {
  it.each(locales)('is short for a phone and says where it is stopped (%s)', (locale) => {
    const { texts, ...facts } = phoneNews({ number, topic }, siteOrigin)
    expect(facts).toEqual({ number, topic })
    const text = texts[locale]
    expect(text.length).toBeLessThanOrEqual(textMax)
    expect(text).toContain(number)
    expect(text).toContain(
      `${siteOrigin}${locale === 'en' ? '/en' : ''}/aduan-warga/new/cek-status#`,
    )
    expect(text).toMatch(/hentikan pesan ini|stop these messages/)
  })

  it.each(locales)('fits a notification and says where it is stopped (%s)', (locale) => {
    const { title, body } = pushNews({ number, topic }, locale)
    expect(title).toContain(number)
    expect(body.length).toBeLessThanOrEqual(180)
    expect(body).toMatch(/dihentikan di halaman status|stop these notifications on the status page/)
  })
})
