import { expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { readContent } from '@/lib/server/content/read-content'
import { messagesOf } from '@/messages'
import { contentFolder } from '@/tests/support/written-texts'

it('websites of regencies and cities are called checked only when all of them are', () => {
  const governments = readContent(contentFolder).items.offices.filter(
    ({ kind }) => kind === 'pemerintah',
  )
  const areChecked = governments.every(({ checked_on: checkedOn }) => checkedOn !== null)
  const unchecked = { id: 'belum semuanya diperiksa', en: 'have not all been checked' }
  for (const locale of locales)
    expect(messagesOf(locale).about.districts.source.includes(unchecked[locale])).toBe(!areChecked)
})
