import { expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { readContent } from '@/lib/server/content/read-content'
import { contentFolder } from '@/tests/support/written-texts'

/** What the complaint form requires of everyone, in the words of the guides. */
const required = {
  id: [/\bfoto\b/i, /\bnomor ponsel\b/i, /\bsurel\b/i],
  en: [/\bphotograph/i, /\bmobile number\b/i, /\bemail\b/i],
}
const guides = readContent(contentFolder).items.services.filter((service) =>
  JSON.stringify(service).includes('/aduan-warga/buat-aduan'),
)

it('guides to the complaint form name all that it requires and nothing that it refuses', () => {
  expect(guides.length).toBeGreaterThan(1)
  for (const { service_name: name, terms } of guides)
    for (const locale of locales) {
      const named = terms.map((term) => term[locale]).join('\n')
      for (const word of required[locale]) expect(named, `${name.id} ${locale}`).toMatch(word)
      expect(named, `${name.id} ${locale}`).not.toMatch(/\bvideo\b/i)
    }
})
